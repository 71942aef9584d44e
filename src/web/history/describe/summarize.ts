import type { SessionAction } from '#domain/session-actions.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import type { Change, HistoryKind } from '../queries.ts'
import type { Line } from './describe-change.ts'
import { joinPhrases } from './describe-history-session.ts'

/** The kinds of records that a change is about, although it changes others along with one: whoever deletes a client ends its series. */
const subjects: readonly HistoryKind[] = ['client', 'worker', 'user', 'role', 'schedule', 'absence', 'working-hours', 'public-link', 'feed']

/** Says in one sentence what the lines of a change say together. The details are what the sentence does not say. */
export function summarize({ leftOut, sessionActions }: Change, lines: readonly Line[]): { text: string; details: readonly Line[] } {
  const ofSubjects = lines.filter(({ entries: [{ kind }] }) => subjects.includes(kind))
  const [subject] = ofSubjects
  if (subject && ofSubjects.length === 1) return { text: subject.text, details: lines.filter((line) => line !== subject) }
  const others = lines.filter(({ session }) => !session)
  if (sessionActions.length > 0 && ofSubjects.length === 0) {
    const sessions = joinPhrases(sessionActions.map(({ action, count }) => sentences[action](count)))
    return { text: others.length > 0 ? `${sessions} e hizo otros cambios` : sessions, details: lines }
  }
  return { text: (leftOut === 0 && summarizeRecords(lines)) || `hizo ${lines.length + leftOut} cambios`, details: lines }
}

const formatSeriesCount = (count: number) => (count === 1 ? '1 serie' : `${count} series`)

const sentences: Record<SessionAction, (count: number) => string> = {
  booked: (count) => `reservó ${formatSessionCount(count)}`,
  moved: (count) => `movió ${formatSessionCount(count)}`,
  reassigned: (count) => `pasó ${formatSessionCount(count)} a otro trabajador`,
  canceled: (count) => `canceló ${formatSessionCount(count)}`,
  postponed: (count) => `aplazó ${formatSessionCount(count)}`,
  confirmed: (count) => `confirmó ${formatSessionCount(count)}`,
  pending: (count) => `dejó ${count === 1 ? 'pendiente' : 'pendientes'} ${formatSessionCount(count)}`,
  attended: (count) => `marcó que vino en ${formatSessionCount(count)}`,
  missed: (count) => `marcó que no vino en ${formatSessionCount(count)}`,
  unmarked: (count) => `quitó la asistencia de ${formatSessionCount(count)}`,
  noted: (count) => `anotó en ${formatSessionCount(count)}`,
  kept: (count) => `mantuvo ${formatSessionCount(count)}`,
  unsettled: (count) => `dejó por resolver ${formatSessionCount(count)}`,
  changed: (count) => `cambió ${formatSessionCount(count)}`,
  deleted: (count) => `eliminó ${formatSessionCount(count)}`,
  'series-booked': (count) => `reservó ${formatSeriesCount(count)}`,
  'series-changed': (count) => `cambió ${formatSeriesCount(count)}`,
  'series-ended': (count) => `terminó ${formatSeriesCount(count)}`,
  'series-deleted': (count) => `eliminó ${formatSeriesCount(count)}`,
}

/** What is said of several records of one kind: that they were created or deleted, and what they are called. */
const words: Partial<Record<HistoryKind, { created: string; deleted: string; plural: string }>> = {
  client: { created: 'registró', deleted: 'eliminó', plural: 'clientes' },
  worker: { created: 'registró', deleted: 'eliminó', plural: 'trabajadores' },
  turn: { created: 'creó', deleted: 'eliminó', plural: 'turnos' },
  absence: { created: 'anotó', deleted: 'quitó', plural: 'ausencias y cierres' },
  reminder: { created: 'anotó', deleted: 'quitó', plural: 'recordatorios' },
}

/** "creó 3 turnos": what several records of one kind have in common. */
function summarizeRecords(lines: readonly Line[]): string | undefined {
  const entries = lines.flatMap((line) => line.entries)
  const [first] = entries
  const known = first && words[first.kind]
  if (!known || entries.some(({ kind }) => kind !== first.kind)) return undefined
  const isNew = entries.every(({ before }) => before === null)
  const verb = isNew ? known.created : entries.every(({ after }) => after === null) ? known.deleted : 'cambió'
  return `${verb} ${lines.length} ${known.plural}`
}
