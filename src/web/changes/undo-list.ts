import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { readUserValue, writeUserValue } from '#web/data/user-storage.ts'

const vChange = v.object({ ids: v.array(v.string()), message: v.string(), madeAt: v.number() })
const vUndoList = v.object({ made: v.array(vChange), undone: v.array(vChange) })

/**
 * A change of the user: its ids on the server (several when it was too large for one call), its sentence ("Sesión cancelada: Mateo Huamán, mar 24 nov, 09:40"),
 * and when it was made.
 */
export type MadeChange = v.InferOutput<typeof vChange>

/** The changes of the user in this tab that can be undone, and the undone ones that can be made again. The newest ones come last. */
type UndoList = v.InferOutput<typeof vUndoList>

const storageName = 'changes'

const maxChanges = 50

/** For so long the server undoes a change, in milliseconds. */
const lifetime = 24 * 60 * 60_000

/** The list in the query cache, from which it is removed with everything else when the user signs out. The tab's storage has it after a reload. */
export const undoListQuery = () =>
  queryOptions({
    queryKey: ['changes'],
    // The list stays as it is where nothing can be stored.
    queryFn: ({ client }) => readList(client),
    initialData: readStoredList,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

function readStoredList(): UndoList {
  const { success, output } = v.safeParse(vUndoList, readUserValue(storageName))
  return success ? output : { made: [], undone: [] }
}

const readList = (queryClient: QueryClient): UndoList => queryClient.getQueryData(undoListQuery().queryKey) ?? readStoredList()

function writeList(queryClient: QueryClient, list: UndoList) {
  queryClient.setQueryData(undoListQuery().queryKey, list)
  writeUserValue(storageName, list)
}

/** Adds a change that was just made. What was undone before it cannot be made again. */
export function addMadeChange(queryClient: QueryClient, change: MadeChange) {
  const { made } = readList(queryClient)
  writeList(queryClient, { made: [...made, change].slice(-maxChanges), undone: [] })
}

/** Whether a change is undone, or made again. */
export type ReversalKind = 'undo' | 'redo'

const lists = { undo: { from: 'made', to: 'undone' }, redo: { from: 'undone', to: 'made' } } as const

/** Returns the newest change of a list that can be undone or redone. */
export const findNewest = (list: UndoList, kind: ReversalKind): MadeChange | undefined =>
  list[lists[kind].from].filter(({ madeAt }) => madeAt > Date.now() - lifetime).at(-1)

/** Returns the newest change of the user that can be undone or redone. */
export const getNewestChange = (queryClient: QueryClient, kind: ReversalKind) => findNewest(readList(queryClient), kind)

const isSameChange = (one: MadeChange, other: MadeChange) => one.ids[0] === other.ids[0]

/** True for a change that can still be undone or redone. */
export const isListed = (queryClient: QueryClient, change: MadeChange, kind: ReversalKind) =>
  readList(queryClient)[lists[kind].from].some((other) => isSameChange(change, other))

/**
 * Takes a change out of the list after its reversal. `left`: the part of it that can still be reversed. `reversed`: the change that has reversed it, which can be
 * reversed itself.
 */
export function replaceChange(
  queryClient: QueryClient,
  change: MadeChange,
  kind: ReversalKind,
  { left, reversed }: { left: MadeChange | undefined; reversed: MadeChange | undefined },
) {
  const list = readList(queryClient)
  const { from, to } = lists[kind]
  writeList(queryClient, {
    ...list,
    [from]: list[from].flatMap((other) => (isSameChange(change, other) ? (left ?? []) : other)),
    [to]: reversed ? [...list[to], reversed] : list[to],
  })
}
