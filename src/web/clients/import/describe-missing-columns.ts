import type { ProblemText } from '#web/ui/feedback/problem-text.ts'
import { findMissingFields, importTitles } from './columns.ts'
import type { MappedSheet } from './import-state.ts'

const jointAdvice =
  'Si los dos apellidos vienen juntos, elija para su columna «Apellidos juntos», y «Nombre completo» si también los nombres están en ella.'

/** Explains which columns are missing and what to do about it; undefined when nothing is missing. */
export function describeMissingColumns({ columns }: Pick<MappedSheet, 'columns'>): ProblemText | undefined {
  if (columns.every((field) => field === undefined))
    return {
      message: 'No se reconoció ninguna columna.',
      details: ['La primera fila del archivo debe llevar los nombres de las columnas. Si los lleva, indique abajo qué es cada una.'],
    }
  const missing = findMissingFields(columns)
  if (missing.length === 0) return undefined
  const titles = missing.map((field) => `«${importTitles[field]}»`)
  const names = titles.length === 1 ? titles[0] : `${titles.slice(0, -1).join(', ')} y ${titles.at(-1)}`
  return {
    message: `${titles.length === 1 ? 'Falta' : 'Faltan'} ${names}.`,
    details: [
      'Indique abajo qué columna es, o agréguela al archivo y elíjalo de nuevo.',
      ...(missing.includes('fatherLastName') ? [jointAdvice] : []),
    ],
  }
}
