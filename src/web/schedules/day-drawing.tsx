import { type CSSProperties, useEffect, useRef } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import type { Pace } from '#domain/slots.ts'
import classes from './day-drawing.module.css'
import type { DayPlan, PlannedTurn } from './day-plan.ts'

type Props = {
  plan: DayPlan
  pace: Pace
  /** Which of the turns is being typed. */
  active: number | undefined
}

/** A line of text, in pixels. */
const line = 18

/** Pixels of a minute: the shorter the sessions, the more, so that their hours can be read. */
const scaleOf = ({ session }: Pace) => Math.min(1.6, Math.max(0.8, (line - 2) / session))

/** A day to scale: every slot, unused minutes hatched, shared ones in red. Who listens has the sentences under the fields. */
export function DayDrawing({ plan, pace, active }: Props) {
  const scale = scaleOf(pace)
  const day = useRef<HTMLDivElement>(null)
  const typed = plan.turns.find(({ index }) => index === active)
  useInSight(day, typed && { top: (typed.start - plan.start) * scale, bottom: (typed.end - plan.start) * scale })

  const hours = Array.from({ length: (plan.end - plan.start) / 60 + 1 }, (_, index) => plan.start + index * 60)
  return (
    <div ref={day} aria-hidden className={classes.day} style={{ height: (plan.end - plan.start) * scale }}>
      {hours.map((hour) => (
        <div key={hour} className={classes.hour} style={{ top: (hour - plan.start) * scale }}>
          {formatClock(hour)}
        </div>
      ))}
      <div className={classes.lanes} style={{ '--lanes': plan.lanes } as CSSProperties}>
        {plan.turns.map((turn) => (
          <TurnDrawing key={turn.index} turn={turn} plan={plan} pace={pace} active={turn === typed} />
        ))}
      </div>
    </div>
  )
}

function TurnDrawing({ turn, plan, pace, active }: Omit<Props, 'active'> & { turn: PlannedTurn; active: boolean }) {
  const scale = scaleOf(pace)
  const height = (turn.end - turn.start) * scale
  const place = (start: number, end: number) => ({ top: (start - turn.start) * scale, height: (end - start) * scale })
  const next = plan.turns.filter(({ lane, start }) => lane === turn.lane && start >= turn.end).map(({ start }) => start)
  const room = (Math.min(plan.end + 30, ...next) - turn.end) * scale
  const short = turn.slots.length === 0
  return (
    <div
      className={classes.turn}
      data-wrong={turn.crossed > 0 || short || undefined}
      data-short={short || undefined}
      data-active={active || undefined}
      style={{ top: (turn.start - plan.start) * scale, height, '--lane': turn.lane } as CSSProperties}
    >
      {turn.slots.map((start) => (
        <div key={start} className={classes.slot} style={place(start, start + pace.session)}>
          {pace.session * scale >= line - 3 && <span>{formatClockRange(start, start + pace.session)}</span>}
        </div>
      ))}
      {turn.unused > 0 && <div className={classes.unused} style={place(turn.end - turn.unused, turn.end)} />}
      {turn.shared.map(({ start, end }) => (
        <div key={start} className={classes.shared} style={place(start, end)} />
      ))}
      <div className={classes.head} style={{ height: short ? height : pace.session * scale }}>
        <span>{turn.name}</span>
      </div>
      {room >= line && turn.unused > 0 && (
        <span className={classes.left}>{short ? 'No cabe una sesión' : `${turn.unused} min sin usar`}</span>
      )}
      {turn.crossed > 0 && <span className={classes.crossing}>Se cruzan {turn.crossed} min</span>}
    </div>
  )
}

/** Where the drawing scrolls by itself, it follows what is being typed. */
function useInSight(day: React.RefObject<HTMLDivElement | null>, part: { top: number; bottom: number } | undefined) {
  const { top, bottom } = part ?? {}
  useEffect(() => {
    const frame = day.current?.parentElement
    if (top === undefined || bottom === undefined || !day.current || !frame) return
    const from = day.current.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop
    const [first, last] = [from + top - margin, from + bottom + margin]
    if (last > frame.scrollTop + frame.clientHeight) frame.scrollTop = last - frame.clientHeight
    if (first < frame.scrollTop) frame.scrollTop = first
  }, [day, top, bottom])
}

/** What is kept free above and below, in pixels. */
const margin = 32
