import type { TagScenarios } from '../scenario.ts'

export const settings: TagScenarios = {
  tag: 'settings',
  scenarios: [
    {
      title: 'everybody reads the same settings, without signing in, and the time zone is one that exists',
      operations: ['getSettings'],
      run: async ({ administrator, visitor }) => {
        const read = await visitor.call('getSettings')
        const { product, time_zone } = read.body
        read.check(product.trim() !== '', '/product', 'the name of the product')
        read.check(isTimeZone(time_zone), '/time_zone', 'an IANA time zone')
        const signedIn = await administrator.call('getSettings')
        signedIn.expect('', read.body)
      },
    },
    {
      title: 'a backup in time was made within the last 48 hours, and one that is overdue before',
      operations: ['getBackupState'],
      run: async ({ administrator }) => {
        const read = await administrator.call('getBackupState')
        const { is_overdue, last_backup_at } = read.body
        if (last_backup_at === undefined) return
        // A minute for the difference between two clocks.
        const hours = (Date.now() - Date.parse(last_backup_at)) / 3_600_000
        read.check(hours > -1 / 60, '/last_backup_at', 'not in the future')
        read.check(is_overdue ? hours > 47.9 : hours < 48.1, '/is_overdue', 'true only 48 hours after the last backup')
      },
    },
  ],
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined
  } catch {
    return false
  }
}
