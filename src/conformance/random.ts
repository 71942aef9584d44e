import type { components } from '#api/generated/wire.ts'
import { generatePassword } from '#domain/random-password.ts'

/** A new person, as a request has it. */
export type NewPerson = components['schemas']['PersonInput']

const randomInteger = (below: number) => Math.floor(Math.random() * below)

const pick = (characters: string, length: number) => Array.from({ length }, () => characters[randomInteger(characters.length)]).join('')

/** Returns letters that nothing else on the server is likely to have in its name. */
export const randomWord = (length = 10): string => `Zz${pick('abcdefghijklmnopqrstuvwxyz', length - 2)}`

export const randomPassword = (): string => generatePassword(randomInteger)

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
