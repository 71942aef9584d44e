import { dateOf, partsOf } from '#domain/weeks.ts'

/** The date that was typed as dd/mm/aaaa (blanks, dots or nothing between will do), or null. */
export function readDate(text: string): string | null {
  const [, day, month, year] =
    /^\s*(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text) ?? []
  return year === undefined ? null : dateOf(Number(year), Number(month), Number(day))
}

/** A date as it is typed: "14/05/2018". */
export function writeDate(date: string): string {
  const { year, month, day } = partsOf(date)
  return [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/')
}
