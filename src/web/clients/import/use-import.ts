import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { toLocalDate } from '#domain/today.ts'
import { signedInUserQuery } from '../../auth/signed-in-user.ts'
import { waitForSignIn } from '../../auth/wait-for-sign-in.ts'
import { useSettings } from '../../data/settings.ts'
import { useClientImport } from '../queries.ts'
import { type CheckedRow, createRowChecker, markDuplicates } from './check-rows.ts'
import { type CheckedSheet, initialImportState, type MappedSheet, reduceImport, selectUnsentRows } from './import-state.ts'
import { sendRows } from './send-rows.ts'
import { readSheet } from './sheet.ts'

/** The state of an import from file to report, and the actions of its steps. */
export function useImport() {
  const [state, dispatch] = useReducer(reduceImport, initialImportState)
  const [isBusy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const { timeZone } = useSettings()
  const { registerClient, finish } = useClientImport()
  const sending = useRef<AbortController>(undefined)
  // Stops sending when the page is left.
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

  const checkRows = ({ sheet, columns, documentType }: MappedSheet) =>
    whileBusy(async () => {
      const checkRow = createRowChecker({ columns, documentType, today: toLocalDate(new Date(), timeZone) }, sheet.rows)
      dispatch({ type: 'rowsChecked', rows: markDuplicates(await mapYielding(sheet.rows, checkRow)) })
    })

  /** Creates the signal that aborts sending on cancel and when the page is left. */
  const createSignal = () => {
    sending.current = new AbortController()
    return sending.current.signal
  }

  const send = async (checkedSheet: CheckedSheet, signal: AbortSignal) => {
    dispatch({ type: 'statusChanged', status: 'sending' })
    const failure = await sendRows<CheckedRow>(selectUnsentRows(checkedSheet), {
      send: ({ person }) => registerClient({ person: person! }),
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

  return { state, dispatch, isBusy, chooseFile, checkRows, startSending, resumeSending, cancelSending }
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
