import { type CSSProperties, useEffect, useRef } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import type { Pace } from '#domain/slots.ts'
import classes from './day-drawing.module.css'
import type { DayLayout, TurnLayout } from './day-layout.ts'

type Props = {
  layout: DayLayout
  pace: Pace
  /** Which of the turns is being typed. */
  activeIndex: number | undefined
}

/** A line of text, in pixels. */
const lineHeight = 18

/** Pixels of a minute: the shorter the sessions, the more, so that their hours can be read. */
const getScale = ({ session }: Pace) => Math.min(1.6, Math.max(0.8, (lineHeight - 2) / session))

/** A day to scale: every slot, unused minutes hatched, shared ones in red. Who listens has the sentences under the fields. */
export function DayDrawing({ layout: plan, pace, activeIndex: active }: Props) {
  const scale = getScale(pace)
  const day = useRef<HTMLDivElement>(null)
  const typed = plan.turns.find(({ index }) => index === active)
  useScrollIntoView(day, typed && { top: (typed.start - plan.start) * scale, bottom: (typed.end - plan.start) * scale })

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
          <TurnDrawing key={turn.index} turn={turn} layout={plan} pace={pace} active={turn === typed} />
        ))}
      </div>
    </div>
  )
}

function TurnDrawing({ turn, layout: plan, pace, active }: Omit<Props, 'activeIndex'> & { turn: TurnLayout; active: boolean }) {
  const scale = getScale(pace)
  const height = (turn.end - turn.start) * scale
  const place = (start: number, end: number) => ({ top: (start - turn.start) * scale, height: (end - start) * scale })
  const next = plan.turns.filter(({ lane, start }) => lane === turn.lane && start >= turn.end).map(({ start }) => start)
  const room = (Math.min(plan.end + 30, ...next) - turn.end) * scale
  const short = turn.slots.length === 0
  return (
    <div
      className={classes.turn}
      data-wrong={turn.overlapMinutes > 0 || short || undefined}
      data-short={short || undefined}
      data-active={active || undefined}
      style={{ top: (turn.start - plan.start) * scale, height, '--lane': turn.lane } as CSSProperties}
    >
      {turn.slots.map((start) => (
        <div key={start} className={classes.slot} style={place(start, start + pace.session)}>
          {pace.session * scale >= lineHeight - 3 && <span>{formatClockRange(start, start + pace.session)}</span>}
        </div>
      ))}
      {turn.unusedMinutes > 0 && <div className={classes.unused} style={place(turn.end - turn.unusedMinutes, turn.end)} />}
      {turn.overlapRanges.map(({ start, end }) => (
        <div key={start} className={classes.shared} style={place(start, end)} />
      ))}
      <div className={classes.head} style={{ height: short ? height : pace.session * scale }}>
        <span>{turn.name}</span>
      </div>
      {room >= lineHeight && turn.unusedMinutes > 0 && (
        <span className={classes.left}>{short ? 'No cabe una sesión' : `${turn.unusedMinutes} min sin usar`}</span>
      )}
      {turn.overlapMinutes > 0 && <span className={classes.crossing}>Se cruzan {turn.overlapMinutes} min</span>}
    </div>
  )
}

/** Where the drawing scrolls by itself, it follows what is being typed. */
function useScrollIntoView(day: React.RefObject<HTMLDivElement | null>, part: { top: number; bottom: number } | undefined) {
  const { top, bottom } = part ?? {}
  useEffect(() => {
    const frame = day.current?.parentElement
    if (top === undefined || bottom === undefined || !day.current || !frame) return
    const from = day.current.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop
    const [first, last] = [from + top - scrollMargin, from + bottom + scrollMargin]
    if (last > frame.scrollTop + frame.clientHeight) frame.scrollTop = last - frame.clientHeight
    if (first < frame.scrollTop) frame.scrollTop = first
  }, [day, top, bottom])
}

/** What is kept free above and below, in pixels. */
const scrollMargin = 32
