import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { isSameSession } from '#domain/session-key.ts'
import type { Session } from '../queries.ts'
import { cellKey } from '../week-view.ts'
import type { Change, Step } from './change.ts'

type MarkStep = Extract<Step, { kind: 'mark' }>

/** Optimistic marks per cell, and that cell's listeners. */
type OptimisticMarks = {
  marks: Map<string, readonly MarkStep[]>
  listeners: Map<string, Set<() => void>>
  /** Resolves when the marks are painted. Until then no change begins. */
  paint: Promise<void> | undefined
}

/**
 * Shows the marks of a change in their cells at once, and begins the change after the next paint: sending it and rendering the whole week would
 * delay the frame that answers a key. Once begun, the week itself shows the change. Changes begin in the order of the calls.
 */
export async function showOptimisticMarks<T>(queryClient: QueryClient, change: Change, begin: () => Promise<T>): Promise<T> {
  const store = getOptimisticMarks(queryClient)
  const shown = change.every(isMarkStep) ? change.filter((mark) => store.listeners.has(getCellKey(mark))) : []
  if (shown.length > 0) {
    for (const mark of shown) updateCell(store, mark, (marks) => [...marks, mark])
    store.paint ??= waitForPaint().then(() => {
      store.paint = undefined
    })
  }
  await store.paint
  const result = begin()
  for (const mark of shown) updateCell(store, mark, (marks) => marks.filter((other) => other !== mark))
  return result
}

/** The sessions of a cell with their optimistic marks. */
export function useOptimisticSessions(cell: string, sessions: readonly Session[]): readonly Session[] {
  const store = getOptimisticMarks(useQueryClient())
  const subscribe = useCallback(
    (listener: () => void) => {
      const listeners = store.listeners.get(cell) ?? new Set()
      store.listeners.set(cell, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) store.listeners.delete(cell)
      }
    },
    [store, cell],
  )
  const marks = useSyncExternalStore(subscribe, () => store.marks.get(cell))
  return useMemo(() => (marks ? sessions.map((session) => applyMarks(marks, session)) : sessions), [marks, sessions])
}

const stores = new WeakMap<QueryClient, OptimisticMarks>()

function getOptimisticMarks(queryClient: QueryClient): OptimisticMarks {
  const existing = stores.get(queryClient)
  if (existing) return existing
  const store: OptimisticMarks = { marks: new Map(), listeners: new Map(), paint: undefined }
  stores.set(queryClient, store)
  return store
}

const isMarkStep = (step: Step): step is MarkStep => step.kind === 'mark'

const applyMarks = (marks: readonly MarkStep[], session: Session) =>
  marks.findLast(({ after }) => isSameSession(after, session))?.after ?? session

const getCellKey = ({ after }: MarkStep) => cellKey(after.sessionDate ?? '', after.time)

function updateCell({ marks, listeners }: OptimisticMarks, mark: MarkStep, update: (marks: readonly MarkStep[]) => readonly MarkStep[]) {
  const cell = getCellKey(mark)
  const next = update(marks.get(cell) ?? [])
  if (next.length > 0) marks.set(cell, next)
  else marks.delete(cell)
  for (const notify of listeners.get(cell) ?? []) notify()
}

/** Resolves after the next paint, at the latest before the next key or press, which needs the whole week up to date. */
function waitForPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listeners = new AbortController()
  const frame = requestAnimationFrame(() => setTimeout(end))
  const timer = setTimeout(end, maxFrame)
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, end, { capture: true, signal: listeners.signal })
  function end() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    listeners.abort()
    resolve()
  }
  return promise
}

/** Milliseconds. A hidden page has no frames. */
const maxFrame = 100
