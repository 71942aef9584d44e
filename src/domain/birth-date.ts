import type { Problem } from './problem.ts'

/** Checks that a birth date is from 1900 on and not in the future. Returns no problem or one, with the given `path`. */
export function findBirthDateProblems(birthDate: string, today: string, path: string): Problem[] {
  if (birthDate < '1900-01-01') return [{ path, message: 'La fecha de nacimiento debe ser de 1900 o posterior' }]
  return birthDate > today ? [{ path, message: 'La fecha de nacimiento no puede ser futura' }] : []
}
