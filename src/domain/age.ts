import { partsOf } from './weeks.ts'

/** The age in whole years on a date. Without a 29 February the birthday is 1 March. */
export function ageOn(date: string, birth: string): number {
  const years = partsOf(date).year - partsOf(birth).year
  return date.slice(5) < birth.slice(5) ? years - 1 : years
}
