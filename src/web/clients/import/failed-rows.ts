import type { CheckedRow } from './check-rows.ts'
import { importFields, importTitles, normalizeHeading } from './columns.ts'
import type { CheckedSheet } from './import-state.ts'
import type { Outcome } from './send-rows.ts'
import type { Sheet } from './sheet.ts'

/** A row that was not registered; `isUnknown` where no answer came, so that it may be registered after all. */
export type FailedRow = { row: CheckedRow; reason: string; isUnknown: boolean }

/** Returns the rows that were not registered, in the order of the file, without those of clients who had been registered before. */
export const selectFailedRows = ({ rows, outcomes }: Pick<CheckedSheet, 'rows' | 'outcomes'>): FailedRow[] =>
  rows.flatMap((row) => {
    const outcome = outcomes.get(row.line)
    return row.isRegistered || outcome?.kind === 'registered'
      ? []
      : [{ row, reason: describeRowFailure(row, outcome), isUnknown: outcome?.kind === 'unknown' }]
  })

function describeRowFailure({ problems, request }: CheckedRow, outcome: Outcome | undefined) {
  if (request === undefined) return formatRowProblems(problems)
  if (outcome?.kind === 'refused') return outcome.reason
  if (outcome?.kind === 'unknown') return 'No se sabe si se registró: búsquelo en la lista de clientes.'
  return 'No se envió: la importación se detuvo antes.'
}

/** "Documento: El DNI tiene 8 cifras; hay 7. Género: Complete este dato." */
const formatRowProblems = (problems: CheckedRow['problems']) =>
  importFields
    .filter((field) => problems[field] !== undefined)
    .map((field) => `${importTitles[field]}: ${problems[field]!.replace(/([^.?])$/, '$1.')}`)
    .join(' ')

const reasonTitle = 'Motivo'

/** Builds a table of the failed rows with the file's own columns and a last column of reasons, which replaces an earlier one. */
export function buildFailedTable({ headings }: Sheet, failed: readonly FailedRow[]) {
  const keptIndexes = headings
    .map((_, index) => index)
    .filter((index) => normalizeHeading(headings[index]!) !== normalizeHeading(reasonTitle))
  return {
    head: [...keptIndexes.map((index) => headings[index]!), reasonTitle],
    rows: failed.map(({ row, reason }) => [...keptIndexes.map((index) => row.cells[index] ?? ''), reason]),
  }
}

/** "pacientes por corregir.csv". */
export const formatFailedFileName = ({ name }: Sheet) => `${name.replace(/\.\w+$/, '').replace(/ por corregir$/, '')} por corregir.csv`
