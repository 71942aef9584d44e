import type { Problem } from './problem.ts'

/** The document types by their number. */
export const documentTypes = { dni: 0, passport: 1, ruc: 2 } as const

/** The documents' names in Spanish, by number. */
export const documentNames: Record<number, string> = { 0: 'DNI', 1: 'Pasaporte', 2: 'RUC' }

/** What is wrong with a document of a type; the problem lands on the field that the asking side calls `path`. */
export function documentProblems(type: number, document: string, path = 'document'): Problem[] {
  const message = findComplaint(type, document)
  return message ? [{ path, message }] : []
}

/** What can no longer become right, however one types on: a letter in a DNI, a ninth digit. */
export function unfixableDocumentErrors(type: number, typed: string, path = 'document'): Problem[] {
  const rule = rules[type]
  const message = rule && (rule.strange(typed) ?? (typed.length > rule.most ? rule.length(typed) : null))
  return message ? [{ path, message }] : []
}

/** What a document of a type is, and how far it has come: "8 cifras; van 5". */
export function documentHelp(type: number, typed: string): string {
  const rule = rules[type]
  if (!rule) return ''
  return typed === '' || (typed.length === rule.most && rule.least === rule.most) ? rule.help : `${rule.help}; van ${typed.length}`
}

interface Rule {
  least: number
  most: number
  help: string
  /** What is said of a character that has no place in it. */
  strange: (document: string) => string | null
  /** What is said of its length. */
  length: (document: string) => string
}

const digits = (wanted: number, what: string): Rule => ({
  least: wanted,
  most: wanted,
  help: `${wanted} cifras`,
  strange: (document) => (/^\d*$/.test(document) ? null : `${what} tiene solo cifras`),
  length: (document) => `${what} tiene ${wanted} cifras; hay ${document.length}`,
})

const rules: Record<number, Rule> = {
  [documentTypes.dni]: digits(8, 'El DNI'),
  [documentTypes.ruc]: digits(11, 'El RUC'),
  [documentTypes.passport]: {
    least: 6,
    most: 12,
    help: 'De 6 a 12 letras o cifras',
    strange: (document) => (/^[A-Za-z0-9]*$/.test(document) ? null : 'El pasaporte tiene solo letras y cifras, sin espacios ni signos'),
    length: (document) => `El pasaporte tiene de 6 a 12 letras o cifras; hay ${document.length}`,
  },
}

function findComplaint(type: number, document: string): string | null {
  const rule = rules[type]
  if (!rule) return 'Elija el tipo de documento'
  const strange = rule.strange(document)
  if (strange) return strange
  return document.length < rule.least || document.length > rule.most ? rule.length(document) : null
}
