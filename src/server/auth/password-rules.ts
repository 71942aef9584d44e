import { readFileSync } from 'node:fs'
import { badRequest } from '../errors.ts'

/** Characters of a password. */
export const passwordLength = { min: 10, max: 128 } as const

/** Whether a password has as many characters as one needs; counted as the contract counts them, so that an emoji is one. */
export function hasValidLength(password: string): boolean {
  const { length } = [...password]
  return length >= passwordLength.min && length <= passwordLength.max
}

/** Whether everybody who guesses tries this password first; case and accents do not make it another one. */
export const isCommonPassword = (password: string): boolean => readCommonPasswords().has(withoutAccents(password))

/** Refuses (400) a chosen password that everybody who guesses tries first. */
export function refuseCommonPassword(password: string, path: string) {
  if (isCommonPassword(password))
    throw badRequest('Esa contraseña es de las más usadas.', [
      { path, message: 'Es de las más usadas y de las primeras que se prueban: elija otra.' },
    ])
}

let cachedCommonPasswords: ReadonlySet<string> | undefined

/** Read when a password is first chosen, which most starts of the server never see. */
function readCommonPasswords() {
  const lines = () => readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n')
  cachedCommonPasswords ??= new Set(lines().filter((line) => line !== '' && !line.startsWith('# ')))
  return cachedCommonPasswords
}

const withoutAccents = (password: string) => password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
