import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { toLocalDate } from '#domain/today.ts'
import { useCan } from '#web/auth/access.ts'
import { signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { waitForSignIn } from '#web/auth/wait-for-sign-in.ts'
import { useSettings } from '#web/data/settings.ts'
import type { Encoding } from '#web/ui/list/encodings.ts'
import { fetchAllClients, useClientImport } from '../queries.ts'
import { type CheckedRow, createRowChecker } from './check-rows.ts'
import type { ImportField } from './columns.ts'
import {
  type CheckedSheet,
  type ClientsAnswer,
  initialImportState,
  type MappedSheet,
  reduceImport,
  selectUnsentRows,
} from './import-state.ts'
import { indexClients } from './judge-rows.ts'
import { describeDates, findNameOrder } from './read-columns.ts'
import { sendRows } from './send-rows.ts'
import { readSheet } from './sheet.ts'

/** The state of an import from file to report, and the actions of its steps. */
export function useImport() {
  const [state, dispatch] = useReducer(reduceImport, initialImportState)
  const [isBusy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const can = useCan()
  const { timeZone } = useSettings()
  const today = toLocalDate(new Date(), timeZone)
  const { registerClient, finish } = useClientImport()
  const sending = useRef<AbortController>(undefined)
  // Stops reading and sending when the page is left.
  useEffect(() => () => sending.current?.abort(), [])

  const whileBusy = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    await work().finally(() => setBusy(false))
  }

  const chooseFile = (file: File) =>
    whileBusy(async () => {
      const result = await readSheet(file)
      dispatch('sheet' in result ? { type: 'fileRead', ...result } : { type: 'fileRefused', ...result })
    })

  /** Reads the file once more in another encoding, and guesses its columns by the headings that it then has. */
  const chooseEncoding = ({ sheet }: MappedSheet, encoding: Encoding) =>
    whileBusy(async () => {
      const result = await readSheet(sheet.file, encoding)
      dispatch('sheet' in result ? { type: 'fileRead', ...result } : { type: 'fileRefused', ...result })
    })

  /** Creates the check of a row. What M means and which number of a date comes first depends on the whole column as it is in the file, so a corrected cell never changes another row. */
  const createChecker = (mapped: MappedSheet) =>
    createRowChecker(
      {
        columns: mapped.columns,
        documentType: mapped.documentType,
        dateOrder: describeDates(mapped).order ?? undefined,
        nameOrder: findNameOrder(mapped),
        encoding: mapped.sheet.encoding,
        today,
      },
      mapped.sheet.rows,
    )

  const checkRows = (mapped: MappedSheet) =>
    whileBusy(async () => {
      const answering = readClients()
      const rows = mapped.sheet.rows.map((row) => ({ ...row, cells: mapped.corrected.get(row.line) ?? row.cells }))
      const checked = await mapYielding(rows, createChecker(mapped))
      dispatch({ type: 'rowsChecked', checked, answer: await answering })
    })

  /** Reads who is registered already, where the user may read it. Without the answer the server refuses their rows when they are sent. */
  const readClients = async (): Promise<ClientsAnswer> => {
    if (!can('listClients', {})) return undefined
    try {
      return { clients: indexClients(await fetchAllClients(createSignal())) }
    } catch (error) {
      return { error }
    }
  }

  const correctCell = (checkedSheet: CheckedSheet, row: CheckedRow, field: ImportField, text: string) => {
    const index = checkedSheet.columns.indexOf(field)
    const cells = Array.from({ length: Math.max(row.cells.length, index + 1) }, (_, at) => (at === index ? text : (row.cells[at] ?? '')))
    dispatch({ type: 'rowMended', row: createChecker(checkedSheet)({ line: row.line, cells }) })
  }

  /** Creates the signal that aborts the calls on cancel and when the page is left. */
  const createSignal = () => {
    sending.current = new AbortController()
    return sending.current.signal
  }

  const send = async (checkedSheet: CheckedSheet, signal: AbortSignal) => {
    dispatch({ type: 'statusChanged', status: 'sending' })
    const failure = await sendRows<CheckedRow>(selectUnsentRows(checkedSheet), {
      send: ({ request }) => registerClient(request!),
      waitForSignIn: () => waitForSignIn(queryClient),
      signal,
      onOutcome: ({ line }, outcome) => dispatch({ type: 'rowAnswered', line, outcome }),
      onPause: (pause) => dispatch({ type: 'statusChanged', status: pause === undefined ? 'sending' : { pause } }),
    })
    await finish()
    dispatch(failure === undefined || signal.aborted ? { type: 'sendingEnded' } : { type: 'statusChanged', status: { failure } })
  }

  /** Resumes after a failure, once the server answers: each row without an answer is one more with an unknown outcome. */
  const resumeSending = (checkedSheet: CheckedSheet) =>
    whileBusy(async () => {
      const signal = createSignal()
      try {
        await queryClient.fetchQuery({ ...signedInUserQuery(), staleTime: 0 })
      } catch (failure) {
        return dispatch({ type: 'statusChanged', status: { failure } })
      }
      void send(checkedSheet, signal)
    })

  const cancelSending = () => {
    dispatch({ type: 'statusChanged', status: 'stopping' })
    sending.current?.abort()
  }

  const startSending = (checkedSheet: CheckedSheet) => void send(checkedSheet, createSignal())

  return { state, dispatch, isBusy, today, chooseFile, chooseEncoding, checkRows, correctCell, startSending, resumeSending, cancelSending }
}

/** The longest time for which the page is blocked, in milliseconds. */
const maxBlockingTime = 20

/** Maps a list in order, yielding to the page every 20 ms. */
async function mapYielding<Item, Result>(items: readonly Item[], transform: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  let startedAt = performance.now()
  for (const item of items) {
    results.push(transform(item))
    if (performance.now() - startedAt < maxBlockingTime) continue
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
  return results
}
