import { spokenWeek } from '#domain/describe-hours.ts'
import { partsOfDay } from '#domain/describe-waiting-entry.ts'
import { listNameWords, normalizeForSearch, simplifyName, splitSearch } from '#domain/search.ts'
import { clock, isUnclearEnd, readClock, readClockRange, toAfternoon } from './read-clock.ts'
import { type DateBounds, no, type Take, takeDates } from './read-dates.ts'
import { dayList, readDays } from './read-days.ts'

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

/** A night before its hour. Alone it stays unknown, because it is no part of the day that an entry can name. */
const night = String.raw`(?:por\s+las?\s+)?noches?,?\s+`
/** When a night may begin, in minutes since midnight. */
const nightStart = 18 * 60
const morning = 'man(?:ana?s?)?'
const afternoon = 'tard?e?s?'
const not = String.raw`(?<!al\s|lo\s)menos|excepto|exceptuando|salvo|sin|ni|nunca|(?:que\s+)?no(?:\s+(?:sean?|pued\p{L}*|quier\p{L}*))?`
/** What may follow weekdays that do not suit. Anything else, such as an hour, belongs to them, and no entry can say that. */
const endOfDays = String.raw`(?=\s*(?:[,;.]|$|con\s|(?:hasta|desde|a\s+partir)\s+(?:el|del)\s))`
const hour = String.raw`(?:las?\s+(?:\d)|\d|(?:el\s+)?mediodia)`

/**
 * Reads what suits a client from a sentence: "tarde ma ju, con Ana o Luis, hasta el 20/12". It understands what `describeWaitingEntry` writes. `unknown`:
 * the words that it does not understand. Nothing is guessed: what no entry can say, such as other hours for each day, is unknown too.
 */
export function parseWishes(text: string, { workers, today }: Context): Wishes & { unknown: string[] } {
  const unknown: string[] = []
  const excluded: number[] = []
  const days: number[] = []
  const workerIds: string[] = []
  const bounds: DateBounds = { fromDate: null, untilDate: null }
  let rest = normalizeForSearch(text).replaceAll(/[«»";!¡¿?]|(?<=\p{L}{2})\.(?=\s|$)/gu, ' ')
  /** Takes what matches out of the text. What the function refuses stays. */
  const take: Take = (pattern, read) => {
    rest = rest.replace(new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d/:])`, 'gu'), (match, ...groups) =>
      read(groups.filter((group) => typeof group === 'string').slice(0, -1)) ? ' , ' : match,
    )
  }
  const refuse = (pattern: string) => take(`(${pattern})`, ([typed = '']) => unknown.push(typed.trim().replaceAll(/\s+/g, ' ')) > 0)
  const exclude = ([list = '']: string[]) => excluded.push(...readDays(list)) > 0

  take(String.raw`(?:${not})\s+(${dayList})${endOfDays}`, exclude)
  take(String.raw`(${dayList})\s+no(?:\s+pued\p{L}*)?${endOfDays}`, exclude)
  // "No antes de las 5" is read below.
  refuse(String.raw`(?:${not})(?!\s+(?:antes|despues|mas\s+tarde)\s+del?\s)(?!\p{L})[^,]*`)
  refuse(String.raw`(?:pasado\s+)?manana(?=\s+(?:por|en|a)\s+la\s+(?:tarde|noche))|pasado\s+manana`)
  takeDates(take, refuse, bounds, today)
  const { fromTime, toTime } = takeTimes(take, rest)
  take('fin(?:es)? de semana', () => days.push(6, 0) > 0)
  take('(?:entre|dias? de) semana', () => days.push(1, 2, 3, 4, 5) > 0)

  const addWorkers = (name: string) => {
    const found = findWorkers(name, workers)
    workerIds.push(...found)
    return found.length > 0
  }
  const [beforeNames = '', ...named] = rest.split(/(?<![\p{L}])con\s/u)
  const afterNames = named
    .flatMap((part) => part.split(/,|\s(?:o|u|y)\s/))
    .filter((name) => name.trim() !== '' && !addWorkers(name.trim()))
    .map((name) =>
      name
        .split(/\s+/)
        .filter((word) => fillers.has(word) || !addWorkers(word))
        .join(' '),
    )
  rest = [...afterNames, beforeNames].join(' , ')
  const part = findPartOfDay(rest)
  take(`(${dayList})`, ([list = '']) => days.push(...readDays(list)) > 0)
  for (const word of rest.split(/[\s,]+/))
    if (word !== '' && word !== 'a' && !fillers.has(word) && !(part !== 'unclear' && isPartOfDay(word)))
      if (word.length < 3 || isPartOfDay(word) || !addWorkers(word)) unknown.push(word)

  const wanted = days.length === 0 ? spokenWeek : spokenWeek.filter((day) => days.includes(day))
  const suiting = wanted.filter((day) => !excluded.includes(day))
  if (suiting.length === 0) unknown.push('menos')
  // A time that was typed beside a part of the day narrows it. One that lies outside it contradicts it.
  const limits = part === undefined || part === 'unclear' ? { fromTime: null, toTime: null } : partsOfDay[part]
  const narrowed = { fromTime: fromTime ?? limits.fromTime, toTime: toTime ?? limits.toTime }
  const isContradiction =
    narrowed.fromTime !== null && narrowed.toTime !== null && narrowed.fromTime >= narrowed.toTime && (fromTime === null || toTime === null)
  if (isContradiction) unknown.push(part === 'morning' ? 'mañana' : 'tarde')
  return {
    days: days.length + excluded.length === 0 ? [] : suiting.length === 0 ? wanted : suiting,
    ...(isContradiction ? { fromTime, toTime } : narrowed),
    ...bounds,
    workerIds: [...new Set(workerIds)],
    unknown,
  }
}

/** Takes the times out of a text: a range first, then a first and a last time. */
function takeTimes(take: Take, text: string) {
  const times: { fromTime: number | null; toTime: number | null } = { fromTime: null, toTime: null }
  // "De la tarde" after an hour says nothing about the others.
  const parts = findPartOfDay(text.replaceAll(/\d\s+de la (?:manana|tarde|noche)/g, ' '))
  const isAfternoon = parts === 'afternoon'
  const readRange = ([start = '', end = '']: string[]) => {
    const range = times.fromTime === null && times.toTime === null ? readClockRange(start, end, isAfternoon) : null
    if (range) Object.assign(times, range)
    return range !== null
  }
  take(String.raw`(?:de|entre|desde)\s+(?:las?\s+)?(${clock})(?:\s+(?:a|y|hasta)\s+(?:las?\s+|el\s+)?|\s*[-–]\s*)(${clock})`, readRange)
  // Without "de", two numbers are times only where they are written as such.
  take(String.raw`(${clock})(?:\s+a\s+(?:las?\s+)?|\s*[-–]\s*)(${clock})`, (typed) => /:|m|de la|h/.test(typed.join()) && readRange(typed))
  const takeTime = (pattern: string, read: (typed: string) => boolean) =>
    take(String.raw`(?:${pattern})\s+(?:las?\s+|el\s+(?=mediodia))?(?=${hour}|\d)(${clock})`, ([typed = '']) => read(typed))
  const from = String.raw`${no}antes\s+del?|desde|a\s+partir\s+del?|(?<!${no})despues\s+del?`
  const readFrom = (time: number | null) => {
    if (time === null || times.fromTime !== null) return false
    times.fromTime = time
    return true
  }
  takeTime(`${night}(?:${from})`, (typed) => {
    const time = readClock(typed, true)
    return time !== null && time >= nightStart && readFrom(time)
  })
  takeTime(from, (typed) => readFrom(readClock(typed, isAfternoon)))
  takeTime(String.raw`${no}despues\s+del?|${no}mas\s+tarde\s+del?|hasta|(?<!${no})antes\s+del?`, (typed) => {
    const { fromTime } = times
    const time = readClock(typed, isAfternoon)
    if (time === null || times.toTime !== null) return false
    if (isUnclearEnd(typed) && parts === undefined && fromTime === null) return false
    // "Después de las 5 y antes de las 7" ends in the evening.
    const end = isUnclearEnd(typed) && fromTime !== null && time <= fromTime ? toAfternoon(time) : time
    // No entry can say "antes de las 10 o después de las 4".
    if (fromTime !== null && end <= fromTime) return false
    times.toTime = end
    return true
  })
  return times
}

/** Finds the part of the day of which a text speaks: none or both together are the whole day. With weekdays between two parts each has its own. */
function findPartOfDay(text: string): keyof typeof partsOfDay | 'unclear' | undefined {
  const find = (part: string) => new RegExp(String.raw`(?<!\p{L})(?:${part})(?!\p{L})`, 'u').exec(text)?.index ?? -1
  const [inMorning, inAfternoon] = [find(morning), find(afternoon)]
  if (inMorning === -1 || inAfternoon === -1) return inMorning !== -1 ? 'morning' : inAfternoon !== -1 ? 'afternoon' : undefined
  const between = text.slice(Math.min(inMorning, inAfternoon), Math.max(inMorning, inAfternoon))
  return new RegExp(String.raw`(?<!\p{L})${dayList}`, 'u').test(between) ? 'unclear' : undefined
}

const isPartOfDay = (word: string) => new RegExp(`^(?:${morning}|${afternoon})$`).test(word)

/** Words that change nothing. */
const fillers = new Set(
  'cualquier cualquiera todo todos todas dia dias hora horas de del el la las los en por solo solamente unicamente que sea o u y'.split(
    ' ',
  ),
)

/** Finds the workers whom a text names: by their short name, by whole words of their names, or by the beginnings of these. */
function findWorkers(text: string, workers: Context['workers']): string[] {
  const exact = workers.filter(({ name }) => simplifyName(name) === simplifyName(text))
  if (exact.length > 0) return exact.map(({ id }) => id)
  const starts = splitSearch(text)
  // Every name would begin with none.
  if (starts.length === 0) return []
  const findBy = (isMatch: (word: string, start: string) => boolean) =>
    workers.filter(({ searched }) => {
      const words = listNameWords(searched)
      return starts.every((start) => start.length > 1 && words.some((word) => isMatch(word, start)))
    })
  const whole = findBy((word, start) => word === start)
  return (whole.length > 0 ? whole : findBy((word, start) => word.startsWith(start))).map(({ id }) => id)
}
