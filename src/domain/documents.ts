import type { Problem } from './problem.ts'

/** The document types by their number. */
export const documentTypes = { dni: 0, passport: 1, ruc: 2 } as const

/** The documents' names in Spanish, by number. */
export const documentWords: Record<number, string> = { 0: 'DNI', 1: 'Pasaporte', 2: 'RUC' }

/** What is wrong with a document of a type; the problem lands on the field that the asking side calls `path`. */
export function documentProblems(type: number, document: string, path = 'document'): Problem[] {
  const message = complaint(type, document)
  return message ? [{ path, message }] : []
}

function complaint(type: number, document: string): string | null {
  if (type === documentTypes.dni) return digits(document, 8, 'El DNI')
  if (type === documentTypes.ruc) return digits(document, 11, 'El RUC')
  if (type !== documentTypes.passport) return 'Elija el tipo de documento'
  return /^[A-Za-z0-9]{6,12}$/.test(document) ? null : 'El pasaporte tiene de 6 a 12 letras o cifras, sin espacios ni signos'
}

function digits(document: string, wanted: number, what: string): string | null {
  if (!/^\d*$/.test(document)) return `${what} tiene solo cifras`
  return document.length === wanted ? null : `${what} tiene ${wanted} cifras; hay ${document.length}`
}
