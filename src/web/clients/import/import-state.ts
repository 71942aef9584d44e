import type { DocumentType } from '../../people/person-form.ts'
import type { PersonField } from '../../people/person-titles.ts'
import type { ProblemText } from '../../ui/feedback/problem-text.ts'
import type { CheckedRow } from './check-rows.ts'
import { assignColumn, type Columns, detectDocumentType, guessColumns } from './columns.ts'
import type { Outcome, Pause } from './send-rows.ts'
import type { Sheet } from './sheet.ts'

/** A file, and what its columns are. */
export type MappedSheet = { sheet: Sheet; columns: Columns; documentType: DocumentType }

/** The rows as they were understood, and by their line in the file what became of those that were sent. */
export type CheckedSheet = MappedSheet & { rows: readonly CheckedRow[]; outcomes: ReadonlyMap<number, Outcome> }

/** How the sending is: it goes, waits, ends with what is on its way, or stopped at a failure. */
export type SendStatus = 'on' | 'stopping' | { pause: Pause } | { failure: unknown }

/** Where an import is. */
export type ImportState =
  | { step: 'file'; problem?: ProblemText }
  | ({ step: 'columns' } & MappedSheet)
  | ({ step: 'rows' } & CheckedSheet)
  | ({ step: 'sending'; going: SendStatus } & CheckedSheet)
  | ({ step: 'report'; saved: boolean } & CheckedSheet)

export type ImportEvent =
  | { type: 'refused'; problem: ProblemText }
  | { type: 'read'; sheet: Sheet }
  | { type: 'column'; index: number; field: PersonField | undefined }
  | { type: 'documentType'; documentType: DocumentType }
  | { type: 'checked'; rows: readonly CheckedRow[] }
  | { type: 'back' }
  | { type: 'going'; going: SendStatus }
  | { type: 'outcome'; line: number; outcome: Outcome }
  | { type: 'ended' }
  /** The rows that were not registered are in a file. */
  | { type: 'saved' }
  | { type: 'again' }

export const initialImportState: ImportState = { step: 'file' }

/** The import after something happened; what does not fit its step changes nothing. */
export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'refused':
      return { step: 'file', problem: event.problem }
    case 'read':
      return {
        step: 'columns',
        sheet: event.sheet,
        columns: guessColumns(event.sheet.headings),
        documentType: guessDocumentType(event.sheet),
      }
    case 'column':
      return state.step === 'columns' ? { ...state, columns: assignColumn(state.columns, event.index, event.field) } : state
    case 'documentType':
      return state.step === 'columns' ? { ...state, documentType: event.documentType } : state
    case 'checked':
      return state.step === 'columns' ? { ...state, step: 'rows', rows: event.rows, outcomes: new Map() } : state
    case 'back':
      return state.step === 'rows' ? { ...state, step: 'columns' } : state
    case 'going':
      // who asked to stop hears of no pauses any more
      if (state.step === 'sending') return state.going === 'stopping' ? state : { ...state, going: event.going }
      return state.step === 'rows' ? { ...state, step: 'sending', going: event.going } : state
    case 'outcome':
      return state.step === 'sending' ? { ...state, outcomes: new Map(state.outcomes).set(event.line, event.outcome) } : state
    case 'ended':
      return state.step === 'sending' ? { ...state, step: 'report', saved: false } : state
    case 'saved':
      return state.step === 'report' ? { ...state, saved: true } : state
    case 'again':
      return initialImportState
  }
}

/** The type that the heading of the documents names: a column "RUC" has no others. */
const guessDocumentType = ({ headings }: Sheet): DocumentType =>
  detectDocumentType(headings[guessColumns(headings).indexOf('document')] ?? '') ?? 0

/** The rows that can be sent and have not been. */
export const selectUnsentRows = ({ rows, outcomes }: Pick<CheckedSheet, 'rows' | 'outcomes'>) =>
  rows.filter(({ person, line }) => person !== undefined && !outcomes.has(line))
