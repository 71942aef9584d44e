import { IconHourglass } from '@tabler/icons-react'
import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import type { Schedule } from '#web/session-data/queries.ts'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useDescribeEntry } from '#web/waiting-entries/use-describe-entry.ts'
import type { WaitingSearch } from './use-waiting-search.ts'
import classes from './waiting-banner.module.css'

type Props = { search: WaitingSearch; weekChoice: AgendaParams; schedules: readonly Schedule[]; today: string }

/** Says above the week for whom a free slot is searched, with the way to the next one and out of the search. */
export function WaitingBanner({ search: { entry, isLoading, suitableCells, next }, weekChoice, schedules, today }: Props) {
  const describe = useDescribeEntry(today)
  const schedule = next && schedules.find(({ turns }) => turns.some(({ id }) => id === next.turnId))
  const { size } = suitableCells
  return (
    <section aria-label="Búsqueda de un cupo" className={classes.banner}>
      <IconHourglass size={16} className={classes.icon} aria-hidden />
      <p className={classes.text}>
        {entry ? (
          <>
            Cupos para <strong>{formatFullName(entry.client.person)}</strong>: {describe(entry)}.{' '}
            <span role="status">
              {isLoading
                ? 'Buscando…'
                : size === 0
                  ? 'Ninguno en esta semana.'
                  : size === 1
                    ? '1 en esta semana.'
                    : `${size} en esta semana.`}
            </span>
          </>
        ) : (
          <span role="status">{isLoading ? 'Buscando…' : 'Ya no está en la lista de espera.'}</span>
        )}
      </p>
      {entry && next && schedule && (
        <Link
          to={paths.sessions({ schedule: schedule.id, turn: next.turnId, week: next.sessionDate, waiting: entry.id })}
          onClick={focusTitle}
        >
          {size === 0 ? 'Ir al' : 'Siguiente'}: {formatShortDate(next.sessionDate)}, {formatClock(next.time)}
        </Link>
      )}
      <Link to={paths.sessions({ ...weekChoice, waiting: undefined })} replace onClick={focusTitle}>
        Dejar de buscar
      </Link>
    </section>
  )
}
