import { IconAlertTriangle } from '@tabler/icons-react'
import { formatBirthDate } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSettings } from '#web/data/settings.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { Section } from '#web/ui/page/section.tsx'
import classes from './backup-notice.module.css'
import { backupStateQuery, polled } from './queries.ts'

/** Tells administrators that the last backup is too old, or that there is none. Otherwise there is no section. */
export function BackupNotice() {
  const { timeZone } = useSettings()
  const { data } = useAllowedQuery({ ...backupStateQuery(), ...polled })
  if (!data?.isOverdue) return null
  const { lastBackupAt } = data
  return (
    <Section title="Copia de seguridad">
      <p className={classes.text}>
        <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
        <span>
          <strong>
            {lastBackupAt === undefined
              ? 'Todavía no hay copia de seguridad.'
              : `La última copia de seguridad es del ${formatBirthDate(toLocalDate(new Date(lastBackupAt), timeZone))}.`}
          </strong>{' '}
          Avise a quien mantiene el servidor.
        </span>
      </p>
    </Section>
  )
}
