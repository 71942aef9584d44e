import { splitDate } from './weeks.ts'

/** Returns the age in whole years on a date. Without a 29 February the birthday is 1 March. */
export function getAge(date: string, birth: string): number {
  const years = splitDate(date).year - splitDate(birth).year
  return date.slice(5) < birth.slice(5) ? years - 1 : years
}
