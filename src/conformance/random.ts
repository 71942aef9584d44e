import type { components } from '#api/generated/wire.ts'
import { generatePassword } from '#domain/random-password.ts'
import { addDays } from '#domain/weeks.ts'

/** A new person, as a request has it. */
export type NewPerson = components['schemas']['PersonInput']

const randomInteger = (below: number) => Math.floor(Math.random() * below)

const pick = (characters: string, length: number) => Array.from({ length }, () => characters[randomInteger(characters.length)]).join('')

/** Returns letters that nothing else on the server is likely to have in its name. */
export const randomWord = (length = 10): string => `Zz${pick('abcdefghijklmnopqrstuvwxyz', length - 2)}`

export const randomPassword = (): string => generatePassword(randomInteger)

export const randomDigits = (length: number): string => pick('0123456789', length)

/** Returns a date so far in the future that nothing else on the server is likely to be on it or near it. */
export const randomFutureDate = (): string => addDays('2100-01-01', randomInteger(36_000))

/** Builds a new person with a random name and document. */
export const buildPerson = (fields: Partial<NewPerson> = {}): NewPerson => ({
  name: randomWord(),
  father_last_name: randomWord(),
  mother_last_name: randomWord(),
  gender: randomInteger(2) === 0,
  document: `C${pick('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 11)}`,
  document_type: 1,
  ...fields,
})
