import { spokenWeek } from '#domain/describe-hours.ts'
import { partsOfDay } from '#domain/describe-waiting-entry.ts'
import { listNameWords, normalizeForSearch, simplifyName, splitSearch } from '#domain/search.ts'
import { weekdays } from '#domain/spanish.ts'
import { parseTypedDays } from '#web/absences/form/typed-days.ts'
import { parseClock } from '#web/ui/dates/typed-clock.ts'

/** What suits a client, without the schedule and the note. */
export type Wishes = {
  days: number[]
  fromTime: number | null
  toTime: number | null
  fromDate: string | null
  untilDate: string | null
  workerIds: string[]
}

type Context = {
  workers: readonly { id: string; name: string; searched: string }[]
  /** The clinic's date, for dates without a year. */
  today: string
}

const date = String.raw`\d{1,2}\s*[/.]\s*\d{1,2}(?:\s*[/.]\s*\d{2,4})?|\d{1,2} de [a-z]{3,}(?: de \d{4})?`
const clock = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s*[ap]\.?\s?m\.?(?!\p{L})|\s+de la (?:manana|tarde|noche))?`
const morning = 'man(?:ana?s?)?'
const afternoon = 'tard?e?s?'
const from = 'desde|a partir de(?:l)?|despues de(?:l)?'
const until = 'hasta|antes de(?:l)?'

/**
 * Reads what suits a client from a sentence: "tarde ma ju, con Ana o Luis, hasta el 20/12". It understands what `describeWaitingEntry` writes. `unknown`:
 * the words that it does not understand.
 */
export function parseWishes(text: string, { workers, today }: Context): Wishes & { unknown: string[] } {
  const wishes: Wishes = { days: [], fromTime: null, toTime: null, fromDate: null, untilDate: null, workerIds: [] }
  const parts: (keyof typeof partsOfDay)[] = []
  let rest = normalizeForSearch(text).replaceAll(/[«»";]/g, ' ')
  const isIn = (part: string) => new RegExp(String.raw`(?<!\p{L})(?:${part})(?!\p{L})`, 'u').test(rest)
  const readClock = (typed: string) => readSpokenClock(typed, isAfternoon)
  const isAfternoon = isIn(afternoon) && !isIn(morning)
  /** Takes what matches out of the text. What the function refuses stays. */
  const take = (pattern: string, read: (groups: string[]) => boolean) => {
    rest = rest.replace(new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d/:])`, 'gu'), (match, ...groups) =>
      read(groups.filter((group) => typeof group === 'string').slice(0, -1)) ? ' , ' : match,
    )
  }
  const takeDate = (pattern: string, name: 'fromDate' | 'untilDate') =>
    take(`(?:${pattern})\\s+(?:el\\s+)?(${date})`, ([typed = '']) => {
      if (wishes[name] !== null) return false
      wishes[name] = parseTypedDays(typed, today)?.from ?? null
      return wishes[name] !== null
    })
  const takeTime = (pattern: string, name: 'fromTime' | 'toTime') =>
    take(`(?:${pattern})\\s+(?:las?\\s+)?(${clock})`, ([typed = '']) => {
      if (wishes[name] !== null) return false
      wishes[name] = readClock(typed)
      return wishes[name] !== null
    })
  takeDate(from, 'fromDate')
  takeDate(until, 'untilDate')
  take(`(?:de|entre)\\s+(?:las?\\s+)?(${clock})\\s+(?:a|y|hasta)\\s+(?:las?\\s+)?(${clock})`, ([start = '', end = '']) => {
    const [fromTime, toTime] = [readClock(start), readClock(end)]
    if (wishes.fromTime !== null || fromTime === null || toTime === null) return false
    Object.assign(wishes, { fromTime, toTime })
    return true
  })
  takeTime(from, 'fromTime')
  takeTime(until, 'toTime')

  const unknown: string[] = []
  const addWorkers = (name: string) => {
    const found = findWorkers(name, workers)
    wishes.workerIds.push(...found)
    return found.length > 0
  }
  const afterNames: string[] = []
  const [beforeNames = '', ...named] = rest.split(/(?<![\p{L}])con\s/u)
  for (const name of named.flatMap((part) => part.split(/,|\s(?:o|u|y)\s/)).map((part) => part.trim()))
    if (name !== '' && !addWorkers(name)) afterNames.push(...name.split(/\s+/).filter((word) => !fillers.has(word) && !addWorkers(word)))

  let words = [...afterNames, ...beforeNames.split(/[\s,]+/)].filter((word) => word !== '' && !fillers.has(word))
  words = words.filter((word, index) => {
    const [first, last] = [words[index - 1], words[index + 1]].map(findWeekday)
    if (word !== 'a' || first === undefined || last === undefined) return true
    const [start, end] = [spokenWeek.indexOf(first), spokenWeek.indexOf(last)]
    wishes.days.push(...spokenWeek.slice(start, end + 1))
    return false
  })
  for (const word of words) {
    const day = findWeekday(word)
    if (day !== undefined) wishes.days.push(day)
    else if (new RegExp(`^${morning}$`).test(word)) parts.push('morning')
    else if (new RegExp(`^${afternoon}$`).test(word)) parts.push('afternoon')
    else if (word !== 'a' && !addWorkers(word)) unknown.push(word)
  }
  // A morning or an afternoon together are the whole day. A time that was typed beside one of them narrows it.
  const [part] = new Set(parts).size === 1 ? parts : []
  const bounds = part ? partsOfDay[part] : { fromTime: null, toTime: null }
  return {
    ...wishes,
    fromTime: wishes.fromTime ?? bounds.fromTime,
    toTime: wishes.toTime ?? bounds.toTime,
    days: spokenWeek.filter((day) => wishes.days.includes(day)),
    workerIds: [...new Set(wishes.workerIds)],
    unknown,
  }
}

/**
 * Reads a time as people say it: "5 pm", "5 de la tarde". Without such words, "las 5" is 17:00, because nobody comes that early, and so is "5:00" where the
 * sentence speaks of afternoons.
 */
function readSpokenClock(typed: string, isAfternoon: boolean): number | null {
  const [, digits = '', half = ''] = /^([\d:.h]+)\s*(.*)$/.exec(typed) ?? []
  const time = parseClock(digits)
  const isAfterNoon = half === '' ? isAfternoon || /^[1-6]$/.test(digits) : /^p|tarde|noche/.test(half)
  return time !== null && time < noon && isAfterNoon ? time + noon : time
}

const noon = 720

/** Words that change nothing. */
const fillers = new Set('cualquier dia dias hora horas de del el la las los en por solo que sea o u y'.split(' '))

/** Finds the weekday that a word abbreviates: "ma", "mar", "martes", "sabados". */
function findWeekday(word: string | undefined): number | undefined {
  if (word === undefined || word.length < 2) return undefined
  const index = weekdays.findIndex((weekday) => `${normalizeForSearch(weekday)}s`.startsWith(word))
  return index === -1 ? undefined : index
}

/** Finds the workers whom a text names: by their short name, or by the beginnings of their names. */
function findWorkers(text: string, workers: Context['workers']): string[] {
  const exact = workers.filter(({ name }) => simplifyName(name) === simplifyName(text))
  if (exact.length > 0) return exact.map(({ id }) => id)
  const starts = splitSearch(text)
  const isMatch = ({ searched }: { searched: string }) => {
    const words = listNameWords(searched)
    return starts.every((start) => start.length > 1 && words.some((word) => word.startsWith(start)))
  }
  return workers.filter(isMatch).map(({ id }) => id)
}
