import { spokenWeek } from '#domain/describe-hours.ts'
import { normalizeForSearch } from '#domain/search.ts'
import { weekdays } from '#domain/spanish.ts'

const plurals = weekdays.map((weekday) => `${normalizeForSearch(weekday).replace(/s$/, '')}s`)

/** A weekday as people abbreviate it: "ma", "mar", "martes", "sabados". The longest comes first. */
export const dayWord = plurals
  .flatMap((plural) => Array.from({ length: plural.length - 1 }, (_, index) => plural.slice(0, index + 2)))
  .sort((one, other) => other.length - one.length)
  .join('|')

const articles = String.raw`(?:(?:el|los|las|de|del|dia|dias|en|por|para|ni)\s+)*`

/** Weekdays in a row, of which "a" or "hasta" between two means all from one to the other: "lunes, miercoles y viernes", "lunes a viernes". */
export const dayList = String.raw`${articles}(?:${dayWord})(?!\p{L})(?:\s*(?:,|-|/|\s(?:y|o|u|e|ni|a|al|hasta)\s)\s*${articles}(?:${dayWord})(?!\p{L}))*`

/** Finds the weekday that a word abbreviates. */
function findWeekday(word: string): number | undefined {
  const index = plurals.findIndex((plural) => word.length > 1 && plural.startsWith(word))
  return index === -1 ? undefined : index
}

/** Reads what `dayList` matches. */
export function readDays(text: string): number[] {
  const words = text.split(/\s*([,/-])\s*|\s+/).filter(Boolean)
  const days: number[] = []
  let isRun = false
  for (const word of words) {
    const day = findWeekday(word)
    if (day === undefined) isRun ||= /^(?:a|al|hasta|-)$/.test(word)
    else {
      const last = days.at(-1)
      days.push(...(isRun && last !== undefined ? listRun(last, day) : [day]))
      isRun = false
    }
  }
  return days
}

/** Lists the weekdays from one to another, over the end of the week if need be. */
function listRun(first: number, last: number): number[] {
  const start = spokenWeek.indexOf(first)
  const length = (spokenWeek.indexOf(last) - start + 7) % 7
  return Array.from({ length: length + 1 }, (_, index) => spokenWeek[(start + index) % 7]!)
}
