import type { DocumentType } from '#web/people/person-form.ts'
import type { ProblemText } from '#web/ui/feedback/problem-text.ts'
import type { CheckedRow } from './check-rows.ts'
import { assignColumn, type Columns, detectDocumentType, guessColumns, type ImportField } from './columns.ts'
import type { DateOrder } from './date-order.ts'
import { type JudgedRow, judgeRows, type KnownClients } from './judge-rows.ts'
import type { Outcome, Pause } from './send-rows.ts'
import type { Sheet } from './sheet.ts'
import type { NameOrder } from './whole-name.ts'

/** What the user chooses where the cells do not say it. */
export type Choices = {
  /** The document type of all rows without one; null for the type that the form of each document suggests. */
  documentType: DocumentType | null
  dateOrder: DateOrder | undefined
  nameOrder: NameOrder | undefined
}

/** A file with the field of each column, and the cells of the rows that were corrected, by line of the file. */
export type MappedSheet = Choices & { sheet: Sheet; columns: Columns; corrected: ReadonlyMap<number, readonly string[]> }

/** Holds the clients that were read before sending. It is an error when they could not be read, and undefined when the user may not read them. */
export type ClientsAnswer = { clients: KnownClients } | { error: unknown } | undefined

/** A file with its checked rows, and the outcomes of the rows sent so far, by line of the file. */
export type CheckedSheet = MappedSheet & {
  /** Each row by itself. */
  checked: readonly CheckedRow[]
  /** The same rows, compared with each other and with the clients. */
  rows: readonly JudgedRow[]
  answer: ClientsAnswer
  outcomes: ReadonlyMap<number, Outcome>
}

/** The status of sending: sending, waiting for the last calls after a cancel, paused, or stopped by a failure. */
export type SendStatus = 'sending' | 'stopping' | { pause: Pause } | { failure: unknown }

/** The step of an import, with its data. */
export type ImportState =
  | { step: 'file'; problem?: ProblemText }
  | ({ step: 'columns' } & MappedSheet)
  | ({ step: 'rows' } & CheckedSheet)
  | ({ step: 'sending'; status: SendStatus } & CheckedSheet)
  | ({ step: 'report'; isSaved: boolean } & CheckedSheet)

export type ImportEvent =
  | { type: 'fileRefused'; problem: ProblemText }
  | { type: 'fileRead'; sheet: Sheet }
  | { type: 'columnAssigned'; index: number; field: ImportField | undefined }
  | { type: 'choiceMade'; choice: Partial<Choices> }
  | { type: 'rowsChecked'; checked: readonly CheckedRow[]; answer: ClientsAnswer }
  | { type: 'rowMended'; row: CheckedRow }
  | { type: 'backToColumns' }
  | { type: 'statusChanged'; status: SendStatus }
  | { type: 'rowAnswered'; line: number; outcome: Outcome }
  | { type: 'sendingEnded' }
  /** The rows that were not registered have been downloaded. */
  | { type: 'failuresSaved' }
  | { type: 'restarted' }

export const initialImportState: ImportState = { step: 'file' }

/** The reducer of an import. Ignores events that do not belong to the current step. */
export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'fileRefused':
      return { step: 'file', problem: event.problem }
    case 'fileRead':
      return {
        step: 'columns',
        sheet: event.sheet,
        columns: guessColumns(event.sheet.headings),
        documentType: findDocumentType(event.sheet),
        dateOrder: undefined,
        nameOrder: undefined,
        corrected: new Map(),
      }
    case 'columnAssigned':
      // What was chosen for the dates or names of one column says nothing about another one.
      return state.step === 'columns'
        ? { ...state, columns: assignColumn(state.columns, event.index, event.field), dateOrder: undefined, nameOrder: undefined }
        : state
    case 'choiceMade':
      return state.step === 'columns' ? { ...state, ...event.choice } : state
    case 'rowsChecked':
      if (state.step !== 'columns') return state
      return {
        ...state,
        step: 'rows',
        checked: event.checked,
        answer: event.answer,
        rows: judge(event.checked, { columns: state.columns, answer: event.answer }),
        outcomes: new Map(),
      }
    case 'rowMended': {
      if (state.step !== 'rows') return state
      const checked = state.checked.map((row) => (row.line === event.row.line ? event.row : row))
      const corrected = new Map(state.corrected).set(event.row.line, event.row.cells)
      return { ...state, checked, corrected, rows: judge(checked, state, state.rows) }
    }
    case 'backToColumns':
      return state.step === 'rows' ? { ...state, step: 'columns' } : state
    case 'statusChanged':
      // After a cancel, pauses no longer change the status.
      if (state.step === 'sending') return state.status === 'stopping' ? state : { ...state, status: event.status }
      return state.step === 'rows' ? { ...state, step: 'sending', status: event.status } : state
    case 'rowAnswered':
      return state.step === 'sending' ? { ...state, outcomes: new Map(state.outcomes).set(event.line, event.outcome) } : state
    case 'sendingEnded':
      return state.step === 'sending' ? { ...state, step: 'report', isSaved: false } : state
    case 'failuresSaved':
      return state.step === 'report' ? { ...state, isSaved: true } : state
    case 'restarted':
      return initialImportState
  }
}

const noClients: KnownClients = new Map()

const judge = (
  checked: readonly CheckedRow[],
  { columns, answer }: Pick<CheckedSheet, 'columns' | 'answer'>,
  before?: readonly JudgedRow[],
) => judgeRows(checked, { clients: answer && 'clients' in answer ? answer.clients : noClients, columns, ...(before && { before }) })

/** The document type that the heading of the document column names ("RUC"), or null. */
const findDocumentType = ({ headings }: Sheet): DocumentType | null =>
  detectDocumentType(headings[guessColumns(headings).indexOf('document')] ?? '') ?? null

/** Returns the rows without problems that have not been sent. */
export const selectUnsentRows = ({ rows, outcomes }: Pick<CheckedSheet, 'rows' | 'outcomes'>) =>
  rows.filter(({ request, line }) => request !== undefined && !outcomes.has(line))
