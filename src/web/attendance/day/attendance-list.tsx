import { Button } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { markNames } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { toName } from '#web/people/name.ts'
import { formatRate, getRate, type MarkedSession } from '#web/session-data/mark-counts.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeUnsettled } from '#web/session-data/unsettled.ts'
import { canMarkAttendance, type useMarkSessions } from '#web/session-grid/keys/mark-sessions.ts'
import { MarkButton } from '#web/session-state/mark-button.tsx'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import type { OpenDay } from '../matrix/matrix-actions.ts'
import { otherKind, type PersonMonth } from '../month/person-months.ts'
import type { MonthView } from '../month/use-month-view.ts'
import classes from './attendance-list.module.css'

interface Props {
  view: MonthView
  date: string
  marking: ReturnType<typeof useMarkSessions>
  onOpen: (day: OpenDay) => void
}

/** One day of the month as a list of its sessions by time, each with two buttons: came, did not come. */
export function AttendanceList({ view, date, marking, onOpen }: Props) {
  const entries = view.rows
    .flatMap((row) => (row.days.get(date) ?? []).map((marked) => ({ row, ...marked })))
    .sort((one, other) => one.session.time - other.session.time)
  const unmarked = entries.filter(({ mark }) => mark === 'unmarked').map(({ session }) => session)
  const canMark = useCan()('changeSessionState')
  const closedDay = view.closedDays.get(date)
  const closedNote = closedDay && <p className={classes.closed}>{closedDay.title}</p>
  if (entries.length === 0)
    return (
      <>
        {closedNote}
        <p className={classes.quiet}>No hay sesiones el {formatLongDate(date)}.</p>
      </>
    )
  return (
    <>
      {closedNote}
      {canMark && unmarked.length > 1 && (
        <div className={classes.all}>
          <span>{unmarked.length} sin marcar</span>
          <Button
            variant="default"
            leftSection={<StateIcon mark="came" size="lg" />}
            onClick={() => marking.markAttendance(unmarked, true)}
          >
            Todas: vino
          </Button>
        </div>
      )}
      <ul aria-label={formatLongDate(date)}>
        {entries.map((entry) => (
          <ListedSession key={getSessionKey(entry.session)} view={view} marking={marking} onOpen={onOpen} {...entry} />
        ))}
      </ul>
    </>
  )
}

type ListedSessionProps = Omit<Props, 'date'> & MarkedSession & { row: PersonMonth }

function ListedSession({ view, row, session, mark, marking, onOpen }: ListedSessionProps) {
  const { kind, now } = view
  const canMark = useCan()('changeSessionState', { client: session.client.id, worker: session.worker.id })
  const other = buildShortName(toName(session[otherKind[kind]].person))
  const unsettled = describeUnsettled(session)
  return (
    <li className={classes.row} data-mark={mark}>
      <button
        type="button"
        className={classes.person}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen({ personId: row.id, date: session.sessionDate ?? '', anchor: currentTarget })}
      >
        <span className={classes.name}>{buildShortName(toName(row.person))}</span>
        <span className={classes.facts}>
          {[formatClock(session.time), unsettled, other, formatRate(getRate(row.counts))].filter(Boolean).join(' · ')}
        </span>
      </button>
      {unsettled && <StateIcon mark="unsettled" size="lg" />}
      {canMark && canMarkAttendance(session, now) ? (
        <AttendancePair session={session} name={row.name} onChange={(attended) => marking.markAttendance([session], attended)} />
      ) : (
        <span className={classes.mark}>
          <StateIcon mark={mark} size="lg" />
          {markNames[mark]}
        </span>
      )}
    </li>
  )
}

type AttendancePairProps = { session: Session; name: string; onChange: (attended: boolean) => void }

/** The two buttons of a session, wide enough for a thumb. */
const AttendancePair = ({ session, name, onChange }: AttendancePairProps) => (
  <fieldset className={classes.pair}>
    <legend className="hidden">{name}</legend>
    {([true, false] as const).map((attended) => (
      <MarkButton
        key={String(attended)}
        mark={attended ? 'came' : 'absent'}
        isPressed={session.attended === attended}
        size="thumb"
        onClick={() => onChange(attended)}
      >
        {attended ? 'Vino' : 'No vino'}
      </MarkButton>
    ))}
  </fieldset>
)
