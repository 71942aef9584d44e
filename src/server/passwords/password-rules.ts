import { readFileSync } from 'node:fs'
import { product } from '#domain/product.ts'
import { createBadRequestError } from '../errors.ts'

/** Bounds of a password's length, in characters. */
export const passwordLength = { min: 10, max: 128 } as const

/** Returns a password as it is hashed: in one Unicode form (NFC), because keyboards write an accented letter in two ways. Otherwise as typed. */
export const normalizePassword = (password: string): string => password.normalize('NFC')

/** True when the length of a password is within bounds. Counts code points as the contract does, so an emoji is one character. */
export function hasValidLength(password: string): boolean {
  const { length } = [...normalizePassword(password)]
  return length >= passwordLength.min && length <= passwordLength.max
}

/** True when a password is one of the most common ones, without regard to case, accents, and digits and signs at its ends. */
export function isCommonPassword(password: string): boolean {
  const plain = toPlainText(password)
  const common = readCommonPasswords()
  return common.has(plain) || common.has(plain.replace(/^\P{L}+|\P{L}+$/gu, ''))
}

/** True when a password is the product's name or one of these words, with nothing but digits and signs around it. */
export function isGuessablePassword(password: string, words: readonly string[]): boolean {
  const plain = toPlainText(password)
  return [product, ...words]
    .map(toPlainText)
    .some((word) => word !== '' && plain.includes(word) && !/\p{L}/u.test(plain.replaceAll(word, '')))
}

/** Throws a 400 when a new password is too easy to guess. `words` are the user's name, e-mail and documents. */
export function refuseWeakPassword(password: string, path: string, words: readonly string[]) {
  const problem = findPasswordProblem(password, words)
  if (problem) throw createBadRequestError('Esa contraseña no es segura.', [{ path, message: problem }])
}

function findPasswordProblem(password: string, words: readonly string[]): string | undefined {
  if (!hasValidLength(password)) return `Debe tener entre ${passwordLength.min} y ${passwordLength.max} caracteres.`
  if (isCommonPassword(password)) return 'Es de las más usadas y de las primeras que se prueban: elija otra.'
  if (isGuessablePassword(password, words)) return `Es su usuario, su correo, su documento o «${product}»: elija otra.`
  return undefined
}

let cachedCommonPasswords: ReadonlySet<string> | undefined

/** Reads the list on first use, because most runs of the server never need it. */
function readCommonPasswords() {
  const readLines = () => readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n')
  cachedCommonPasswords ??= new Set(readLines().filter((line) => line !== '' && !line.startsWith('# ')))
  return cachedCommonPasswords
}

const toPlainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
