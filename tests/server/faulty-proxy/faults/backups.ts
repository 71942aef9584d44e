import { changeAnswer, type ProxyFault, withBody } from '../fault.ts'

/** Faults of what the contract promises about backups. */
export const backupFaults: ProxyFault[] = [
  {
    name: 'keeps quiet about an old backup',
    operation: 'getBackupState',
    pointer: '/body/is_overdue',
    scenario: 'a backup in time was made within the last 48 hours, and one that is overdue before',
    createRule: changeAnswer('getBackupState', (answer) =>
      withBody(answer, { is_overdue: false, last_backup_at: '2026-01-01T05:00:00.000Z' }),
    ),
  },
]
