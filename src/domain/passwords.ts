import { product } from './product.ts'

/** Bounds of a password's length, in characters. */
export const passwordLength = { min: 10, max: 128 } as const

/** Returns a password as it is hashed: in one Unicode form (NFC), because keyboards write an accented letter in two ways. Otherwise as typed. */
export const normalizePassword = (password: string): string => password.normalize('NFC')

/** Returns the length of a password in code points, as the contract counts, so that an emoji is one character. */
export const countPasswordCharacters = (password: string) => [...normalizePassword(password)].length

/** True when the length of a password is within bounds. */
export function hasValidLength(password: string): boolean {
  const length = countPasswordCharacters(password)
  return length >= passwordLength.min && length <= passwordLength.max
}

/** True when a password is the product's name or one of these words, with nothing but digits and signs around it. */
export function isGuessablePassword(password: string, words: readonly string[]): boolean {
  const plain = toPlainPassword(password)
  return [product, ...words]
    .map(toPlainPassword)
    .some((word) => word !== '' && plain.includes(word) && !/\p{L}/u.test(plain.replaceAll(word, '')))
}

/** Returns a sentence on why a new password is refused, or undefined. `words` are the user's name, e-mail and documents. */
export function findPasswordProblem(password: string, words: readonly string[]): string | undefined {
  if (!hasValidLength(password)) return `Debe tener entre ${passwordLength.min} y ${passwordLength.max} caracteres.`
  if (isGuessablePassword(password, words)) return `Es su usuario, su correo, su documento o «${product}»: elija otra.`
  return undefined
}

/** Returns a password without case and accents, for comparing it with words. */
export const toPlainPassword = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How hard a password is to guess. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Rates a password by its length and by how many different characters it has. What is refused anyway is weak. */
export function ratePassword(password: string, words: readonly string[]): PasswordStrength {
  const distinct = new Set(toPlainPassword(password)).size
  if (findPasswordProblem(password, words) !== undefined || distinct < 5) return 'weak'
  return countPasswordCharacters(password) >= 14 && distinct >= 8 ? 'strong' : 'fair'
}
