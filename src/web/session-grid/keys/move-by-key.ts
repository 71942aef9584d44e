import { toTarget } from '#web/session-data/changes/plans.ts'
import type { Session } from '#web/session-data/queries.ts'
import { notifyInfo } from '#web/ui/feedback/notify.ts'
import type { GridState } from '../grid-state.ts'
import { type Direction, directions } from './move-position.ts'

/** Moves a session to the next slot or day in a direction. Says so when there is none. */
export function moveByKey({ dates, slots, onMove }: GridState, session: Session, direction: Direction, anchor: HTMLElement) {
  const { column, row } = directions[direction]
  const current = toTarget(session)
  const date = dates[dates.indexOf(current.date) + column]
  const time = row === 0 ? current.time : findNeighborSlot(slots, current.time, row)
  if (date === undefined || time === undefined) notifyInfo(edgeMessages[direction])
  else onMove(session, { date, time }, anchor)
}

/** Finds the slot before or after a start time, which need not be a slot itself. */
const findNeighborSlot = (slots: readonly number[], time: number, row: number) =>
  row > 0 ? slots.find((slot) => slot > time) : slots.filter((slot) => slot < time).at(-1)

const edgeMessages: Record<Direction, string> = {
  up: 'Es el primer cupo del turno.',
  down: 'Es el último cupo del turno.',
  left: 'Es el primer día de la semana.',
  right: 'Es el último día de la semana.',
}
