import { partsOf } from './weeks.ts'

/** The whole years from a birth to a date; who was born on 29 February gets older on 1 March. */
export function ageOn(date: string, birth: string): number {
  const years = partsOf(date).year - partsOf(birth).year
  return date.slice(5) < birth.slice(5) ? years - 1 : years
}
