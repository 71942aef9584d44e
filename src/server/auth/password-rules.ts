import { readFileSync } from 'node:fs'
import { badRequest } from '../errors.ts'

/** Characters of a password. */
export const passwordLength = { min: 10, max: 128 } as const

/** Whether a password has as many characters as one needs; counted as the contract counts them, so that an emoji is one. */
export function isOfLength(password: string): boolean {
  const { length } = [...password]
  return length >= passwordLength.min && length <= passwordLength.max
}

/** Whether everybody who guesses tries this password first; case and accents do not make it another one. */
export const isCommon = (password: string): boolean => commonPasswords().has(plain(password))

/** Refuses (400) a chosen password that everybody who guesses tries first. */
export function refuseCommon(password: string, path: string) {
  if (isCommon(password))
    throw badRequest('Esa contraseña es de las más usadas.', [
      { path, message: 'Es de las más usadas y de las primeras que se prueban: elija otra.' },
    ])
}

let common: ReadonlySet<string> | undefined

/** Read when a password is first chosen, which most starts of the server never see. */
function commonPasswords() {
  const lines = () => readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n')
  common ??= new Set(lines().filter((line) => line !== '' && !line.startsWith('# ')))
  return common
}

const plain = (password: string) => password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
