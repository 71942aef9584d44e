import { groupBy } from './group-by.ts'
import { getShortMonthName } from './spanish.ts'
import { splitDate } from './weeks.ts'

/** The most dates that a list names one by one, and how many it names of a longer one. */
const [maxListedDates, maxNamedDates] = [8, 4]

/**
 * Formats dates, in order: "1, 8, 15 y 22 dic, 5 y 12 ene". Of a long list it names the first ones and the last: "1, 8, 15 y 22 dic, y otras 20 hasta el
 * 18 may". A year appears only where a month comes again.
 */
export function formatDateList(dates: readonly string[]): string {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return ''
  const nextYear = `${splitDate(first).year + 1}${first.slice(4, 7)}`
  const withYear = (date: string, text: string) => (date.slice(0, 7) < nextYear ? text : `${text} ${splitDate(date).year}`)
  if (dates.length > maxListedDates) {
    const others = dates.length - maxNamedDates
    const end = withYear(last, `${splitDate(last).day} ${getShortMonthName(last)}`)
    return `${formatDateList(dates.slice(0, maxNamedDates))}, y otras ${others} hasta el ${end}`
  }
  return [...groupBy(dates, (date) => date.slice(0, 7)).values()]
    .map((ofMonth) => {
      const days = joinWithAnd(ofMonth.map((date) => String(splitDate(date).day)))
      return withYear(ofMonth[0]!, `${days} ${getShortMonthName(ofMonth[0]!)}`)
    })
    .join(', ')
}

/** "1, 8 y 15". */
const joinWithAnd = (parts: readonly string[]) => parts.join(', ').replace(/, ([^,]+)$/, ' y $1')
