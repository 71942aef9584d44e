import { formatClock } from '#domain/clock.ts'
import type { Range } from '#domain/overlap.ts'
import { parseClock } from '#web/ui/dates/typed-clock.ts'

/** Parses two times as people write them: "9-13", "9:00 – 13:30", "de 9 a 13". Null for any other text. */
export function parseTypedHours(text: string): Range | null {
  const [start, end, ...others] = text
    .toLowerCase()
    .replace(/^\s*de\s+/, '')
    .split(/\s+a\s+|[–—-]/)
    .map(parseClock)
  return typeof start === 'number' && typeof end === 'number' && others.length === 0 ? { start, end } : null
}

/** Formats two times as they are typed: "09:00 – 13:00". */
export const formatTypedHours = ({ start, end }: Range): string => `${formatClock(start)} – ${formatClock(end)}`
