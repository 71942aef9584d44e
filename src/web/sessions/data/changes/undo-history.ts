import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../queries.ts'
import type { Change, Step } from './change.ts'

/** What can be taken back at once. */
export type UndoEntry = {
  /** What was done, in words. */
  what: string
  /** What takes it back. */
  changes: readonly Change[]
  /** Takes away the notification that offers it, where there is one. */
  untell?: () => void
  /** It was tried, and somebody was in the way: once more, and it goes. */
  clashed?: boolean
}

type History = {
  /** The newest last. */
  undoable: readonly UndoEntry[]
  /** What became of a session that was deleted and made again: its new id by the old one. */
  ids: Readonly<Record<string, string>>
  /** When a session was last changed from here, by id: a colleague's change since then is not overwritten by taking back one's own. */
  versions: Readonly<Record<string, string>>
}

const key = ['agenda', 'history'] as const
const empty: History = { undoable: [], ids: {}, versions: {} }

/** Enough for a morning; who wants to go back further looks at the session itself. */
const most = 50

const read = (client: QueryClient) => client.getQueryData<History>(key) ?? empty

function write(client: QueryClient, change: (history: History) => Partial<History>) {
  // what nobody watches is forgotten after a while, and a visit may be longer; what can be undone is told by its identity
  client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  client.setQueryData<History>(key, (history = empty) => ({ ...history, ...change(history) }))
}

/** Keeps what can be taken back, for this visit and this user: it goes with everything else that he has read. */
export const addUndoEntry = (client: QueryClient, undoable: UndoEntry) =>
  write(client, (history) => ({ undoable: [...history.undoable, undoable].slice(-most) }))

/** The newest that can be taken back. */
export const getNewestUndoEntry = (client: QueryClient) => read(client).undoable.at(-1)

/** Whether it has not been taken back yet. */
export const hasUndoEntry = (client: QueryClient, undoable: UndoEntry) => read(client).undoable.includes(undoable)

/** Takes one out: it is taken back, or cannot be. */
export const removeUndoEntry = (client: QueryClient, undoable: UndoEntry) =>
  write(client, (history) => ({ undoable: history.undoable.filter((other) => other !== undoable) }))

/** Notes what a step has made of its sessions. */
export function recordStep(client: QueryClient, asked: Step, done: Step) {
  if (asked.kind === 'book' && done.kind === 'book') {
    const made = asked.sessions.flatMap(({ id }, index) => (id === '' ? [] : [[id, done.sessions[index]?.id ?? id]]))
    write(client, ({ ids }) => ({ ids: { ...ids, ...Object.fromEntries(made) } }))
  }
  const known = done.kind === 'mark' || done.kind === 'edit' ? { [done.after.id]: done.after.updatedAt } : {}
  // which version that gave a series is not told
  const unknown = Object.fromEntries(listTouchedSeries(done).map(({ id }) => [id, '']))
  write(client, ({ versions }) => ({ versions: { ...versions, ...unknown, ...known } }))
}

/** The standing sessions that change by a step beside what it names: they end, give a date away or get it back. */
function listTouchedSeries(step: Step): readonly Session[] {
  switch (step.kind) {
    case 'book':
      return step.hides
    case 'delete':
      return step.shows
    case 'mark':
      return step.before.standing ? [step.before] : []
    case 'end':
      return [step.series]
    case 'edit':
      return []
  }
}

/** The id that a session has now, however often it was made again. */
function getCurrentId(client: QueryClient, id: string): string {
  const { ids } = read(client)
  let now = id
  for (let next = ids[now]; next !== undefined && next !== now; next = ids[now]) now = next
  return now
}

/** Whether it was from here that a session got its version; of one just booked none is known. */
export const isOwnVersion = (client: QueryClient, { id, updatedAt }: Session) => updatedAt === '' || read(client).versions[id] === updatedAt

/** A session as it was left from here: with the id it has now, and the version that one's own last change gave it. */
export function withLatestVersion(client: QueryClient, session: Session): Session {
  const id = getCurrentId(client, session.id)
  const unknown = id === session.id ? session.updatedAt : ''
  return { ...session, id, updatedAt: read(client).versions[id] ?? unknown }
}
