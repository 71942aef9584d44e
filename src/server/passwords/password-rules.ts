import { readFileSync } from 'node:fs'
import { createBadRequestError } from '../errors.ts'

/** Bounds of a password's length, in characters. */
export const passwordLength = { min: 10, max: 128 } as const

/** True when the length of a password is within bounds. Counts code points as the contract does, so an emoji is one character. */
export function hasValidLength(password: string): boolean {
  const { length } = [...password]
  return length >= passwordLength.min && length <= passwordLength.max
}

/** True when a password is one of the most common ones, without regard to case and accents. */
export const isCommonPassword = (password: string): boolean => readCommonPasswords().has(removeAccents(password))

/** Throws a 400 when a new password is one of the most common ones. */
export function refuseCommonPassword(password: string, path: string) {
  if (isCommonPassword(password))
    throw createBadRequestError('Esa contraseña es de las más usadas.', [
      { path, message: 'Es de las más usadas y de las primeras que se prueban: elija otra.' },
    ])
}

let cachedCommonPasswords: ReadonlySet<string> | undefined

/** Reads the list on first use, because most runs of the server never need it. */
function readCommonPasswords() {
  const readLines = () => readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n')
  cachedCommonPasswords ??= new Set(readLines().filter((line) => line !== '' && !line.startsWith('# ')))
  return cachedCommonPasswords
}

const removeAccents = (password: string) => password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
