import { IconArrowRight } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatReleasedCount, formatSessionCount } from '#domain/spanish.ts'
import { countActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { type HomeParams, paths } from '#web/navigation/paths.ts'
import { SessionLink } from '#web/session-grid/session-link.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { findScrollContainer } from '#web/ui/page/scroll-container.ts'
import { unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { type DayHour, groupByTurn, type TurnDay, type WeekEntry } from '../week-entries.ts'
import { ArrivalButton, useIsArrivalAsked } from './arrival-button.tsx'
import classes from './today-section.module.css'

interface Props {
  /** The sessions of today. */
  entries: readonly WeekEntry[]
  badges: WorkerBadges
  view: HomeParams
  now: WallClock
}

/** The sessions of today by turn and hour, scrolled to the current hour as it opens. Beside other parts only the list scrolls, so that these stay in sight. Its numbers filter it: all sessions, those that are pending, those whose attendance is not marked. */
export function TodaySection({ entries, badges, view, now }: Props) {
  const shown = view.state ? entries.filter(({ mark }) => mark === view.state) : entries
  const turns = groupByTurn(shown, now)
  const namesSchedule = new Set(entries.map(({ schedule }) => schedule.id)).size > 1
  const [pending, unmarked] = (['pending', 'unmarked'] as const).map((state) => entries.filter(({ mark }) => mark === state).length)
  const sessions = entries.map(({ session }) => session)
  const released = formatReleasedCount(sessions)
  const section = useRef<HTMLElement>(null)
  // The page scrolls afterwards, where it restores a position.
  useLayoutEffect(() => {
    const hour = section.current?.querySelector('li:is([data-phase="current"], [data-phase="future"])')
    const container = findScrollContainer(hour)
    if (!hour || !container) return
    const [{ top, height }, shown] = [hour.getBoundingClientRect(), container.getBoundingClientRect()]
    container.scrollTop += top + height / 2 - (shown.top + shown.height / 2)
  }, [])
  const isOver = entries.every(({ phase }) => phase === 'past')
  return (
    <section ref={section} aria-labelledby="hoy" className={classes.section}>
      <header className={classes.head}>
        <h2 id="hoy">Hoy</h2>
        <p className={classes.numbers}>
          <DayNumber view={view} state={undefined} text={formatSessionCount(countActive(sessions))} />
          {(pending || view.state === 'pending') && (
            <DayNumber view={view} state="pending" text={`${pending} ${pending === 1 ? 'pendiente' : 'pendientes'}`} />
          )}
          {(unmarked || view.state === 'unmarked') && <DayNumber view={view} state="unmarked" text={`${unmarked} sin marcar`} />}
          {released && <span className={classes.number}>{released}</span>}
        </p>
        <Link to={paths.sessions()} className={classes.week}>
          Ver la semana <IconArrowRight size={14} aria-hidden />
        </Link>
      </header>
      {isOver && <p className={classes.note}>Las sesiones de hoy ya terminaron.</p>}
      {shown.length === 0 && (
        <p className={classes.note}>
          {view.state === 'pending' ? 'Hoy no queda ninguna sesión pendiente.' : 'Todas las sesiones de hoy están marcadas.'}
        </p>
      )}
      <div className={classes.turns}>
        {turns.map((turnDay) => (
          <TurnHours key={turnDay.turn.id} turnDay={turnDay} badges={badges} view={view} now={now} namesSchedule={namesSchedule} />
        ))}
      </div>
    </section>
  )
}

type NumberProps = { view: HomeParams; state: HomeParams['state']; text: string }

const DayNumber = ({ view, state, text }: NumberProps) => (
  <span className={classes.number}>
    <Link to={paths.admin({ ...view, state })} replace aria-current={view.state === state || undefined}>
      {text}
    </Link>
  </span>
)

type TurnProps = { turnDay: TurnDay; badges: WorkerBadges; view: HomeParams; now: WallClock; namesSchedule: boolean }

/** The hours of a turn. Its number links to the day in the agenda, whose head has the same one. */
function TurnHours({ turnDay: { schedule, turn, count, hours }, badges, view, now, namesSchedule }: TurnProps) {
  const place = { schedule: schedule.id, turn: turn.id, week: now.date }
  return (
    <section aria-labelledby={turn.id}>
      <header className={classes.turn}>
        <h3 id={turn.id}>{`${turn.name} · ${namesSchedule ? schedule.name : formatClockRange(turn.startTime, turn.endTime)}`}</h3>
        <Link to={paths.sessions({ ...place, ...(view.state && { state: view.state }) })}>{formatSessionCount(count)}</Link>
      </header>
      <ol>
        {hours.map((hour) => (
          <Hour key={hour.time} hour={hour} badges={badges} now={now} place={place} />
        ))}
      </ol>
    </section>
  )
}

type HourProps = { hour: DayHour; badges: WorkerBadges; now: WallClock; place: { schedule: string; turn: string; week: string } }

function Hour({ hour: { time, phase, entries }, badges, now, place }: HourProps) {
  const isArrivalAsked = useIsArrivalAsked(now)
  return (
    <li className={classes.hour} data-phase={phase} aria-current={phase === 'current' ? 'time' : undefined}>
      <span className={classes.time}>
        {formatClock(time)}
        {phase === 'current' && <span className={classes.now}>ahora</span>}
      </span>
      <ul className={classes.chips}>
        {entries.map((entry) => {
          const { session, phase } = entry
          const asksArrival = isArrivalAsked(entry)
          return (
            <li key={getSessionKey(session)} className={classes.chip} data-asking={asksArrival || undefined}>
              <SessionLink
                session={session}
                worker={badges.get(session.worker.id) ?? unknownBadge}
                isPast={phase === 'past'}
                to={paths.sessions({ ...place, week: session.sessionDate ?? '', session: session.id })}
                showsState={!asksArrival}
              />
              {asksArrival && <ArrivalButton session={session} />}
            </li>
          )
        })}
      </ul>
    </li>
  )
}
