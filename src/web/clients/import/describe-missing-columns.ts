import type { ProblemText } from '#web/ui/feedback/problem-text.ts'
import { findMissingFields, importTitles } from './columns.ts'
import type { MappedSheet } from './import-state.ts'

const jointAdvice = 'Si nombres y apellidos vienen juntos, elija para su columna «Nombre completo».'

/** Explains which columns are missing and what to do about it; undefined when nothing is missing. */
export function describeMissingColumns({ sheet, columns }: MappedSheet): ProblemText | undefined {
  if (columns.every((field) => field === undefined))
    return {
      message: 'No se reconoció ninguna columna.',
      details: ['La primera fila del archivo debe llevar los nombres de las columnas. Si los lleva, indique abajo qué es cada una.'],
    }
  const missing = findMissingFields(columns)
  if (missing.length === 0) return undefined
  const titles = missing.map((field) => `«${importTitles[field]}»`)
  const names = titles.length === 1 ? titles[0] : `${titles.slice(0, -1).join(', ')} y ${titles.at(-1)}`
  const hasJoinedSurnames = sheet.headings.some((heading, index) => /apellidos/i.test(heading) && columns[index] === undefined)
  return {
    message: `${titles.length === 1 ? 'Falta' : 'Faltan'} ${names}.`,
    details: hasJoinedSurnames
      ? ['Los dos apellidos van en columnas distintas: sepárelos en el archivo y elíjalo de nuevo.']
      : [
          'Indique abajo qué columna es, o agréguela al archivo y elíjalo de nuevo.',
          ...(missing.includes('fatherLastName') ? [jointAdvice] : []),
        ],
  }
}
