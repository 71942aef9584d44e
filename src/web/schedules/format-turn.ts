import { formatClock } from '#domain/clock.ts'
import type { Range } from '#domain/overlap.ts'
import { type Pace, slots, unusedMinutes } from '#domain/slots.ts'

/** "7 cupos". */
export const formatSlotCount = (turn: Range, pace: Pace) => formatQuantity(slots(turn, pace).length, 'cupo', 'cupos')

/** "7 sesiones al día, la última de 13:00 a 13:45 · sobran 10 min". */
export function describeTurn(turn: Range, pace: Pace) {
  const starts = slots(turn, pace)
  const last = starts.at(-1) ?? turn.start
  const when = `${starts.length === 1 ? '' : 'la última '}de ${formatClock(last)} a ${formatClock(last + pace.session)}`
  const left = unusedMinutes(turn, pace)
  const rest = left === 0 ? '' : ` · ${left === 1 ? 'sobra' : 'sobran'} ${left} min`
  return `${formatQuantity(starts.length, 'sesión', 'sesiones')} al día, ${when}${rest}`
}

const formatQuantity = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
