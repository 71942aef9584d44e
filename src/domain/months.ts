/** A month of a year as text `YYYY-MM`; it sorts as it reads. */
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

export const isMonth = (text: string): boolean => monthPattern.test(text)

/** The month of a date: "2026-11" of "2026-11-24". */
export const monthOf = (date: string): string => date.slice(0, 7)

/** The month so many months later, or earlier when negative. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** Every month from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}
