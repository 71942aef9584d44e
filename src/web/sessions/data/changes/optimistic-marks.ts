import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Session } from '../queries.ts'
import { cellOf } from '../week-view.ts'
import { type Change, getSessionKey, hasSameKey, type Step } from './change.ts'

type MarkStep = Extract<Step, { kind: 'mark' }>

/** What is shown ahead of the week, by cells, and who draws these. */
type OptimisticMarks = {
  marks: Map<string, readonly MarkStep[]>
  drawers: Map<string, Set<() => void>>
  /** Until then the changes that are wanted wait. */
  frame: Promise<void> | undefined
}

/**
 * Shows the marks of a change in their cells at once, and begins it when they are painted: to send it, and to count the whole week
 * anew, would hold up the frame that answers a key. Begun, the week shows it itself. Changes begin in the order in which they came.
 */
export async function showOptimisticMarks<T>(client: QueryClient, change: Change, begin: () => Promise<T>): Promise<T> {
  const ahead = getOptimisticMarks(client)
  const marks = change.every(isMark) ? change.filter((mark) => ahead.drawers.has(cellAt(mark))) : []
  if (marks.length > 0) {
    for (const mark of marks) write(ahead, mark, (others) => [...others, mark])
    ahead.frame ??= painted().then(() => {
      ahead.frame = undefined
    })
  }
  await ahead.frame
  const settled = begin()
  for (const mark of marks) write(ahead, mark, (others) => others.filter((other) => other !== mark))
  return settled
}

/** The sessions of a cell with the marks that are shown ahead of the week. */
export function useOptimisticSessions(cell: string, sessions: readonly Session[]): readonly Session[] {
  const ahead = getOptimisticMarks(useQueryClient())
  const subscribe = useCallback(
    (draw: () => void) => {
      const drawers = ahead.drawers.get(cell) ?? new Set()
      ahead.drawers.set(cell, drawers.add(draw))
      return () => {
        drawers.delete(draw)
        if (drawers.size === 0) ahead.drawers.delete(cell)
      }
    },
    [ahead, cell],
  )
  const marks = useSyncExternalStore(subscribe, () => ahead.marks.get(cell))
  return useMemo(() => (marks ? sessions.map((session) => lastOf(marks, session) ?? session) : sessions), [marks, sessions])
}

const all = new WeakMap<QueryClient, OptimisticMarks>()

function getOptimisticMarks(client: QueryClient): OptimisticMarks {
  const known = all.get(client)
  if (known) return known
  const ahead: OptimisticMarks = { marks: new Map(), drawers: new Map(), frame: undefined }
  all.set(client, ahead)
  return ahead
}

const isMark = (step: Step): step is MarkStep => step.kind === 'mark'

const lastOf = (marks: readonly MarkStep[], session: Session) => marks.findLast(({ after }) => hasSameKey(after, session))?.after

const cellAt = ({ after }: MarkStep) => cellOf(getSessionKey(after))

function write({ marks, drawers }: OptimisticMarks, mark: MarkStep, change: (marks: readonly MarkStep[]) => readonly MarkStep[]) {
  const cell = cellAt(mark)
  const next = change(marks.get(cell) ?? [])
  if (next.length > 0) marks.set(cell, next)
  else marks.delete(cell)
  for (const draw of drawers.get(cell) ?? []) draw()
}

/** When the browser has painted; not later than the next key or press, which has to find the whole week as it is shown, nor where nothing is painted. */
function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listeners = new AbortController()
  const frame = requestAnimationFrame(() => setTimeout(end))
  const timer = setTimeout(end, longestFrame)
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, end, { capture: true, signal: listeners.signal })
  function end() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    listeners.abort()
    resolve()
  }
  return promise
}

/** So many milliseconds a frame is waited for: a page that is out of sight has none. */
const longestFrame = 100
