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

/** The words that are tried first at a clinic: the roles of a new clinic, positions, and what its work is about. Without accents, in lower case. */
const clinicWords = [
  ...['administrador', 'administradora', 'administracion', 'admin', 'recepcion', 'recepcionista', 'terapeuta', 'terapeutas'],
  ...['gerente', 'gerencia', 'practicante', 'psicologo', 'psicologa', 'psicologia', 'secretaria', 'doctor', 'doctora', 'trabajador'],
  ...['clinica', 'consultorio', 'consulta', 'centro', 'terapia', 'terapias', 'paciente', 'pacientes', 'cliente', 'clientes'],
  ...['agenda', 'turno', 'citas', 'sesion', 'sesiones', 'horario', 'horarios', 'usuario', 'contrasena', 'clave', 'temporal', 'bienvenido'],
]

/** The longest pattern whose repetition counts as one character repeated. */
const maxPattern = 4

/** The number of other characters with which a password may contain a word that everybody knows of its user. */
const minOtherCharacters = 6

/** True when a password is the product's name or another word of a clinic, with nothing but digits and signs around it. */
const isClinicWord = (plain: string) => [toPlainPassword(product), ...clinicWords].some((word) => isAlone(plain, word))

/** True when a password contains one of the user's words, with nothing but digits and signs or too few other characters around it. */
const isOwnWord = (plain: string, words: readonly string[]) =>
  words
    .map(toPlainPassword)
    .some((word) => word !== '' && (isAlone(plain, word) || (plain.includes(word) && countOthers(plain, word) < minOtherCharacters)))

const isAlone = (plain: string, word: string) => plain.includes(word) && !/\p{L}/u.test(plain.replaceAll(word, ''))
const countOthers = (plain: string, word: string) => [...plain.replaceAll(word, '')].length

/** True when a password is one character, or a pattern of up to four, over and over. */
function isRepetition(plain: string): boolean {
  const characters = [...plain]
  return Array.from({ length: maxPattern }, (_, index) => index + 1).some((length) =>
    characters.every((character, index) => character === characters[index % length]),
  )
}

/** Returns a sentence on why a new password is refused, or undefined. `words` are the user's name, e-mail and documents. */
export function findPasswordProblem(password: string, words: readonly string[]): string | undefined {
  if (!hasValidLength(password)) return `Debe tener entre ${passwordLength.min} y ${passwordLength.max} caracteres.`
  const plain = toPlainPassword(password)
  if (isRepetition(plain)) return 'Repite siempre lo mismo: elija otra.'
  if (isOwnWord(plain, words)) return 'Es casi su usuario, su correo o su documento: elija otra.'
  if (isClinicWord(plain)) return 'Es una sola palabra que cualquiera probaría: elija otra.'
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
