import { addDays, buildDate, splitDate } from '#domain/weeks.ts'
import { parseTypedDays } from '#web/absences/form/typed-days.ts'
import { dayList, dayWord } from './read-days.ts'

/** Takes what matches a pattern out of the text, unless the function refuses its groups. */
export type Take = (pattern: string, read: (groups: string[]) => boolean) => void

export type DateBounds = { fromDate: string | null; untilDate: string | null }

const date = String.raw`\d{1,2}\s*[/.]\s*\d{1,2}(?:\s*[/.]\s*\d{2,4})?|\d{1,2} de (?!la\b)[a-z]{3,}(?: de \d{4})?`
/** A day of a month that is not named. */
const dayOfMonth = String.raw`\d{1,2}(?![:.h\d]|\s*[ap]\.?\s?m|\s+de\s)`
/** "El 15", "el viernes 15": what stands before the number of a day. */
const beforeDay = String.raw`(?:${dayList}\s+)?(?:dia\s+)?`

/** Turns what follows it around: "no antes de" is the first, "nunca después de" the last. */
export const no = String.raw`(?:no|nunca)\s+`

/** How a first or last date begins, and by how many days it differs from the date that is named. */
const beginnings = [
  { name: 'fromDate', words: String.raw`${no}antes\s+de|desde|a\s+partir\s+de`, shift: 0 },
  { name: 'fromDate', words: String.raw`(?<!${no})despues\s+de`, shift: 1 },
  { name: 'untilDate', words: String.raw`${no}despues\s+de|${no}mas\s+tarde\s+de|hasta`, shift: 0 },
  { name: 'untilDate', words: String.raw`(?<!${no})antes\s+de`, shift: -1 },
] as const

/** Takes the first and the last date out of a text. A bound that is only a weekday is refused: nobody knows of which week. */
export function takeDates(take: Take, refuse: (pattern: string) => void, bounds: DateBounds, today: string) {
  const set = (name: keyof DateBounds, found: string | null | undefined, shift = 0) => {
    if (bounds[name] !== null || !found) return false
    bounds[name] = addDays(found, shift)
    return true
  }
  take(String.raw`del\s+(\d{1,2})\s+al\s+(${date}|${dayOfMonth})`, ([first = '', last = '']) => {
    const named = parseTypedDays(`del ${first} al ${last}`, today)
    const from = named?.from ?? findDayOfMonth(Number(first), today)
    const until = named?.to ?? (from && findDayOfMonth(Number(last), from))
    return bounds.fromDate === null && bounds.untilDate === null && set('fromDate', from) && set('untilDate', until)
  })
  for (const { name, words, shift } of beginnings) {
    take(String.raw`(?:${words})l?\s+(?:el\s+)?${beforeDay}(${date})`, ([typed = '']) =>
      set(name, parseTypedDays(typed, today)?.from, shift),
    )
    take(String.raw`(?:${words})(?:l|\s+el)\s+${beforeDay}(${dayOfMonth})`, ([typed = '']) =>
      set(name, findDayOfMonth(Number(typed), today), shift),
    )
    take(String.raw`(?:${words})\s+(hoy|manana)`, ([typed]) => set(name, typed === 'hoy' ? today : addDays(today, 1), shift))
  }
  // "Desde el lunes hasta el viernes" are weekdays.
  take(String.raw`desde(?=\s+(?:el\s+)?(?:${dayWord})\s+(?:a|al|hasta)\s)`, () => true)
  for (const { words } of beginnings) refuse(String.raw`(?<!(?:${dayWord})\s)(?:${words})l?\s+(?:el\s+)?(?:proximo\s+)?${dayList}`)
}

/** Finds the next date with a day of the month, from a date on. */
function findDayOfMonth(day: number, from: string): string | null {
  const { year, month } = splitDate(from)
  for (let months = month; months < month + 12; months += 1) {
    const found = buildDate(year + Math.floor((months - 1) / 12), ((months - 1) % 12) + 1, day)
    if (found !== null && found >= from) return found
  }
  return null
}
