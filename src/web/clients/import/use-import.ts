import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { dateAt } from '#domain/today.ts'
import { signedInUserQuery } from '../../auth/signed-in-user.ts'
import { waitForSignIn } from '../../auth/wait-for-sign-in.ts'
import { useSettings } from '../../data/settings.ts'
import { useClientImport } from '../queries.ts'
import { type CheckedRow, createRowChecker, markDuplicates } from './check-rows.ts'
import { type CheckedSheet, initialImportState, type MappedSheet, reduceImport, selectUnsentRows } from './import-state.ts'
import { mapYielding } from './map-yielding.ts'
import { sendRows } from './send-rows.ts'
import { readSheet } from './sheet.ts'

/** An import from the file to the report: where it is, and what can be done there. */
export function useImport() {
  const [state, tell] = useReducer(reduceImport, initialImportState)
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  const { timeZone } = useSettings()
  const { registerClient, finish } = useClientImport()
  const sending = useRef<AbortController>(undefined)
  // who has left sends nothing more
  useEffect(() => () => sending.current?.abort(), [])

  const whileBusy = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    await work().finally(() => setBusy(false))
  }

  const choose = (file: File) =>
    whileBusy(async () => {
      const read = await readSheet(file)
      tell('sheet' in read ? { type: 'read', ...read } : { type: 'refused', ...read })
    })

  const check = ({ sheet, columns, documentType }: MappedSheet) =>
    whileBusy(async () => {
      const read = createRowChecker({ columns, documentType, today: dateAt(new Date(), timeZone) }, sheet.rows)
      tell({ type: 'checked', rows: markDuplicates(await mapYielding(sheet.rows, read)) })
    })

  /** What ends when the page is left, or the sending cancelled, from now on. */
  const begin = () => {
    sending.current = new AbortController()
    return sending.current.signal
  }

  const send = async (sent: CheckedSheet, signal: AbortSignal) => {
    tell({ type: 'going', going: 'on' })
    const failure = await sendRows<CheckedRow>(selectUnsentRows(sent), {
      send: ({ person }) => registerClient(person!),
      waitForSignIn: () => waitForSignIn(client),
      signal,
      onOutcome: ({ line }, outcome) => tell({ type: 'outcome', line, outcome }),
      onPause: (pause) => tell({ type: 'going', going: pause === undefined ? 'on' : { pause } }),
    })
    await finish()
    tell(failure === undefined || signal.aborted ? { type: 'ended' } : { type: 'going', going: { failure } })
  }

  /** Goes on after a failure, if somebody answers now: a row that gets no answer is one more of which nothing is known. */
  const goOn = (sent: CheckedSheet) =>
    whileBusy(async () => {
      const signal = begin()
      try {
        await client.fetchQuery({ ...signedInUserQuery(), staleTime: 0 })
      } catch (failure) {
        return tell({ type: 'going', going: { failure } })
      }
      void send(sent, signal)
    })

  const cancel = () => {
    tell({ type: 'going', going: 'stopping' })
    sending.current?.abort()
  }

  return { state, tell, busy, choose, check, send: (sent: CheckedSheet) => void send(sent, begin()), goOn, cancel }
}
