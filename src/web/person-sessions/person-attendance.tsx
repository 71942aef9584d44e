import { useState } from 'react'
import { groupBy } from '#domain/group-by.ts'
import { addMonths, getMonth } from '#domain/months.ts'
import { capitalize, formatMonth } from '#domain/spanish.ts'
import { getMark, markNames, type SessionMark } from '#domain/states.ts'
import type { Participant } from '#web/people/participant.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { countMarks, formatRate, getRate, type MarkCounts } from '#web/session-data/mark-counts.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { periodQuery } from './month-query.ts'
import classes from './person-attendance.module.css'
import { buildTimeline, splitTimeline } from './timeline.ts'

/** The number of months that the summary covers; the last one is the current one. */
const shownMonths = 6

/** The sessions of a person in the months of the summary. */
export const attendanceQuery = (person: Participant, today: string) =>
  periodQuery(person, { from: `${addMonths(getMonth(today), 1 - shownMonths)}-01`, to: today })

const shownMarks = ['came', 'absent', 'canceled', 'postponed', 'unmarked'] as const satisfies readonly SessionMark[]

/** How often a person came to the sessions of the last months: as a whole, and by month, the latest first. */
export function PersonAttendance({ participant }: { participant: Participant }) {
  const now = useNow()
  // The loader has fetched the months of the day on which the page opened.
  const [today] = useState(now.date)
  const answer = useSideQuery(attendanceQuery(participant, today))
  const { data: schedules = [] } = useSideQuery(schedulesQuery())
  if (!answer.data) return <SectionError title="Asistencia" answers={[answer]} />
  const past = splitTimeline(buildTimeline(participant, answer.data, schedules, now)).past.map(({ session, date }) => ({
    month: getMonth(date),
    mark: getMark(session, true),
  }))
  if (past.length === 0) return <p className={classes.none}>No tuvo sesiones en los últimos seis meses.</p>
  const months = groupBy(past, ({ month }) => month)
  return (
    <>
      <Summary counts={countMarks(past)} />
      <table className={classes.table} aria-label="Asistencia por mes">
        <thead>
          <tr>
            <th scope="col">Mes</th>
            {shownMarks.map((mark) => (
              <th key={mark} scope="col" title={markNames[mark]}>
                <span className={classes.mark}>
                  <StateIcon mark={mark} />
                  <span className={classes.word}>{markNames[mark]}</span>
                </span>
              </th>
            ))}
            <th scope="col" title="De las sesiones marcadas, a cuántas vino">
              Asistencia
            </th>
          </tr>
        </thead>
        <tbody>
          {[...months].map(([month, ofMonth]) => (
            <MonthRow key={month} month={month} counts={countMarks(ofMonth)} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Summary({ counts }: { counts: MarkCounts }) {
  const { came, absent, unmarked } = counts
  const rate = getRate(counts)
  return (
    <section className={classes.card} aria-label="Asistencia">
      <p className={classes.quiet}>Últimos seis meses</p>
      <h2>{rate === null ? 'Sin asistencias marcadas' : `${formatRate(rate)} de asistencia`}</h2>
      <p>
        {rate !== null && `Vino a ${came} de ${came + absent} ${came + absent === 1 ? 'sesión marcada' : 'sesiones marcadas'}`}
        {rate !== null && unmarked > 0 && ' · '}
        {unmarked > 0 && `${unmarked} sin marcar`}
      </p>
    </section>
  )
}

const MonthRow = ({ month, counts }: { month: string; counts: MarkCounts }) => (
  <tr>
    <th scope="row">{capitalize(formatMonth(month))}</th>
    {shownMarks.map((mark) => (
      <td key={mark} data-none={counts[mark] === 0 || undefined}>
        {counts[mark]}
      </td>
    ))}
    <td>{formatRate(getRate(counts))}</td>
  </tr>
)
