import { formatClock } from '#domain/clock.ts'
import type { Range } from '#domain/overlap.ts'
import { countUnusedMinutes, listSlots, type Pace } from '#domain/slots.ts'

/** "7 cupos", the number of sessions that fit into a turn. */
export const formatSlotCount = (turn: Range, pace: Pace) => formatQuantity(listSlots(turn, pace).length, 'cupo', 'cupos')

/** "7 sesiones al día, la última de 13:00 a 13:45 · sobran 10 min". */
export function describeTurn(turn: Range, pace: Pace) {
  const starts = listSlots(turn, pace)
  const last = starts.at(-1) ?? turn.start
  const lastSession = `${starts.length === 1 ? '' : 'la última '}de ${formatClock(last)} a ${formatClock(last + pace.session)}`
  const unused = countUnusedMinutes(turn, pace)
  const rest = unused === 0 ? '' : ` · ${unused === 1 ? 'sobra' : 'sobran'} ${unused} min`
  return `${formatQuantity(starts.length, 'sesión', 'sesiones')} al día, ${lastSession}${rest}`
}

const formatQuantity = (count: number, singular: string, plural: string) => `${count} ${count === 1 ? singular : plural}`
