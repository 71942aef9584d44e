import { readFileSync } from 'node:fs'
import { findPasswordProblem, toPlainPassword } from '#domain/passwords.ts'
import { createBadRequestError } from '../errors.ts'

/** True when a password is one of the most common ones, without regard to case, accents, and digits and signs at its ends. */
export function isCommonPassword(password: string): boolean {
  const plain = toPlainPassword(password)
  const common = readCommonPasswords()
  return common.has(plain) || common.has(plain.replace(/^\P{L}+|\P{L}+$/gu, ''))
}

/** Throws a 400 when a new password is too easy to guess. `words` are the user's name, e-mail and documents. */
export function refuseWeakPassword(password: string, path: string, words: readonly string[]) {
  const message =
    findPasswordProblem(password, words) ??
    (isCommonPassword(password) ? 'Es de las más usadas y de las primeras que se prueban: elija otra.' : undefined)
  if (message) throw createBadRequestError('Esa contraseña no es segura.', [{ path, message }])
}

let cachedCommonPasswords: ReadonlySet<string> | undefined

/** Reads the list on first use, because most runs of the server never need it. */
function readCommonPasswords() {
  const readLines = () => readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n')
  cachedCommonPasswords ??= new Set(readLines().filter((line) => line !== '' && !line.startsWith('# ')))
  return cachedCommonPasswords
}
