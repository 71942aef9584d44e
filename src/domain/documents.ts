import type { Problem } from './problem.ts'

/** The document types by their number. */
export const documentTypes = { dni: 0, passport: 1, ruc: 2 } as const

/** The names of the document types in Spanish, by number. */
export const documentNames: Record<number, string> = { 0: 'DNI', 1: 'Pasaporte', 2: 'RUC' }

/** Checks the form of a document by its type. Returns no problem or one, with the given `path`. */
export function findDocumentProblems(type: number, document: string, path = 'document'): Problem[] {
  const message = findMessage(type, document)
  return message ? [{ path, message }] : []
}

/** True when a person may have no document yet: a client who is not a worker. */
export const mayLackDocument = (kinds: readonly ('client' | 'worker')[]): boolean => kinds.includes('client') && !kinds.includes('worker')

/** Returns the problem, if there is one, that further typing cannot fix: a letter in a DNI, a ninth digit. */
export function findUnfixableDocumentProblems(type: number, typed: string, path = 'document'): Problem[] {
  const rule = rules[type]
  const message = rule && (rule.characters(typed) ?? (typed.length > rule.maxLength ? rule.length(typed) : null))
  return message ? [{ path, message }] : []
}

/** True for a text with a digit that is a document of any type. */
export const isDocument = (text: string): boolean =>
  /\d/.test(text) && Object.values(documentTypes).some((type) => findMessage(type, text) === null)

/** Returns the help beside a document field: the rule of the type and, while it is being typed, the number of characters: "8 cifras; van 5". */
export function describeDocumentRule(type: number, typed: string): string {
  const rule = rules[type]
  if (!rule) return ''
  return typed === '' || (typed.length === rule.maxLength && rule.minLength === rule.maxLength)
    ? rule.help
    : `${rule.help}; van ${typed.length}`
}

interface Rule {
  minLength: number
  maxLength: number
  help: string
  /** The message about a character that is not allowed, or null. */
  characters: (document: string) => string | null
  /** The message about a wrong length. */
  length: (document: string) => string
}

const createDigitsRule = (count: number, subject: string): Rule => ({
  minLength: count,
  maxLength: count,
  help: `${count} cifras`,
  characters: (document) => (/^\d*$/.test(document) ? null : `${subject} tiene solo cifras`),
  length: (document) => `${subject} tiene ${count} cifras; hay ${document.length}`,
})

const rules: Record<number, Rule> = {
  [documentTypes.dni]: createDigitsRule(8, 'El DNI'),
  [documentTypes.ruc]: createDigitsRule(11, 'El RUC'),
  [documentTypes.passport]: {
    minLength: 6,
    maxLength: 12,
    help: 'De 6 a 12 letras o cifras',
    characters: (document) => (/^[A-Za-z0-9]*$/.test(document) ? null : 'El pasaporte tiene solo letras y cifras, sin espacios ni signos'),
    length: (document) => `El pasaporte tiene de 6 a 12 letras o cifras; hay ${document.length}`,
  },
}

function findMessage(type: number, document: string): string | null {
  const rule = rules[type]
  if (!rule) return 'Elija el tipo de documento'
  const wrongCharacters = rule.characters(document)
  if (wrongCharacters) return wrongCharacters
  return document.length < rule.minLength || document.length > rule.maxLength ? rule.length(document) : null
}
