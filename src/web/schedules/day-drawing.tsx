import type { CSSProperties } from 'react'
import { clock, clockRange } from '#domain/clock.ts'
import type { Pace } from '#domain/slots.ts'
import classes from './day-drawing.module.css'
import type { DayPlan, PlannedTurn } from './day-plan.ts'

/** Pixels of a minute. */
const scale = 0.8

/** A day to scale: every slot, unused minutes hatched, shared ones in red. Who listens has the sentences under the fields. */
export function DayDrawing({ plan, pace }: { plan: DayPlan; pace: Pace }) {
  const hours = Array.from({ length: (plan.end - plan.start) / 60 + 1 }, (_, index) => plan.start + index * 60)
  return (
    <div aria-hidden className={classes.day} style={{ height: (plan.end - plan.start) * scale }}>
      {hours.map((hour) => (
        <div key={hour} className={classes.hour} style={{ top: (hour - plan.start) * scale }}>
          {clock(hour)}
        </div>
      ))}
      <div className={classes.lanes} style={{ '--lanes': plan.lanes } as CSSProperties}>
        {plan.turns.map((turn) => (
          <TurnDrawing key={`${turn.start} ${turn.lane}`} turn={turn} plan={plan} pace={pace} />
        ))}
      </div>
    </div>
  )
}

function TurnDrawing({ turn, plan, pace }: { turn: PlannedTurn; plan: DayPlan; pace: Pace }) {
  const place = (start: number, end: number) => ({ top: (start - turn.start) * scale, height: (end - start) * scale })
  const next = plan.turns.filter(({ lane, start }) => lane === turn.lane && start >= turn.end).map(({ start }) => start)
  const room = (Math.min(plan.end + 30, ...next) - turn.end) * scale
  return (
    <div
      className={classes.turn}
      data-shared={turn.shared ? true : undefined}
      style={{ top: (turn.start - plan.start) * scale, height: (turn.end - turn.start) * scale, '--lane': turn.lane } as CSSProperties}
    >
      {turn.slots.map((start) => (
        <div key={start} className={classes.slot} style={place(start, start + pace.session)}>
          {pace.session * scale >= 15 && clockRange(start, start + pace.session)}
        </div>
      ))}
      {turn.unused > 0 && <div className={classes.unused} style={place(turn.end - turn.unused, turn.end)} />}
      {turn.shared && <div className={classes.shared} style={place(turn.shared.start, turn.shared.end)} />}
      <span className={classes.name}>{turn.name}</span>
      {turn.unused > 0 && room >= 18 && <span className={classes.left}>{turn.unused} min sin usar</span>}
      {turn.shared && <span className={classes.crossing}>Se cruzan {turn.shared.end - turn.shared.start} min</span>}
    </div>
  )
}
