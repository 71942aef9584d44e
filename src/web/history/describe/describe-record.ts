import type { HistorySession } from '#domain/history-session.ts'
import { formatDays } from '#domain/spanish.ts'
import type { HistoryEntry, HistoryKind } from '../queries.ts'
import { describeHistorySlot, describePair } from './describe-history-session.ts'
import { describeFields } from './fields.ts'

/** At least one entry, the newest first. */
export type Entries = readonly [HistoryEntry, ...HistoryEntry[]]

export type GetName = (id: unknown) => string

/** What a kind of record is called, with its article. */
const nouns: Partial<Record<HistoryKind, string>> = {
  client: 'el cliente',
  worker: 'el trabajador',
  schedule: 'el horario',
  turn: 'el turno',
}

/** Says what was done to a record that is no session: "registró el cliente Lucía Fernández". `names` has those of the records. */
export function describeRecord(entries: Entries, names: ReadonlyMap<string, string>, getName: GetName): string {
  const [entry] = entries
  const { kind, recordId, before, after } = entry
  const name = names.get(recordId) ?? String((after ?? before)?.name ?? '')
  const isNew = before === null
  const isDeleted = after === null
  switch (kind) {
    case 'reminder': {
      const session = { ...(after ?? before) } as unknown as HistorySession
      if (!session.workerId) return 'cambió un recordatorio'
      const of = `el recordatorio de ${describeHistorySlot(session)}: ${describePair({ ...session, clientId: recordId }, getName)}`
      return isDeleted ? `quitó ${of}` : `anotó ${of}`
    }
    case 'reply':
      return describeReplies(entries, getName)
    case 'waiting-entry':
      return describeWaiting(entry, getName((after ?? before)?.clientId))
    case 'message':
      return describeMessage(entry, getName((after ?? before)?.clientId))
    case 'public-link':
      return describeLink(entries, getName)
    case 'feed':
      return describeFeed(entry, getName(recordId))
    case 'absence':
      return describeAbsence(entry, getName)
    case 'working-hours':
      return `cambió las horas de trabajo de ${getName(recordId)}`
    case 'sign-in':
      if (isDeleted) return isNew ? 'inició o cerró sesión' : describeEndedSignIns(entries)
      if (after.wrongCode) return 'puso bien la contraseña y mal el código al iniciar sesión'
      return after.refused ? 'probó una contraseña incorrecta al iniciar sesión' : 'inició sesión'
    case 'role':
    case 'user':
      return describeGrants(entries, `${kind === 'role' ? 'rol' : 'usuario'} ${name}`, getName)
    case 'person':
      if (isNew && isDeleted) return `cambió los datos de ${name}`
      return isNew ? `registró a ${name}` : `cambió los datos de ${name}: ${describeFields(entry)}`
  }
  const noun = `${nouns[kind]} ${name}`
  if (isNew && isDeleted) return `cambió ${noun}`
  if (isNew) return `${kind === 'client' || kind === 'worker' ? 'registró' : 'creó'} ${noun}`
  if (isDeleted) return `eliminó ${noun}`
  return `cambió ${noun}: ${describeFields(entry)}`
}

/** Says what someone did with what a client must be told. */
function describeMessage({ after }: HistoryEntry, client: string) {
  if (after?.state === 'told') return `avisó a ${client} de un cambio`
  return after?.state === 'dropped' ? `quitó el aviso a ${client}` : `volvió a poner a ${client} por avisar`
}

/** Says which of their own sign-ins a user ended. */
function describeEndedSignIns(entries: readonly HistoryEntry[]) {
  const browsers = entries.map(({ before }) => before?.browser ?? 'un navegador desconocido').join('; ')
  return entries.length === 1 ? `cerró un acceso abierto en ${browsers}` : `cerró ${entries.length} accesos abiertos: ${browsers}`
}

/** Says what a client replied by the link; of several entries of one call the newest, which comes first. */
export function describeReplies([entry]: Entries, getName: GetName, { isOwn = false } = {}): string {
  const { before, after, recordId, operation } = entry
  const session = { ...(after ?? before), clientId: recordId } as unknown as HistorySession
  if (!session.workerId) return 'respondió por el enlace'
  const what =
    after === null
      ? operation === 'replyToSession'
        ? 'retiró por el enlace su respuesta'
        : 'dio por resuelta la respuesta por el enlace'
      : after.reply === 'declined'
        ? 'avisó por el enlace que no viene'
        : 'confirmó por el enlace que viene'
  return isOwn ? what : `${what}, ${describeHistorySlot(session)}: ${describePair(session, getName)}`
}

function describeWaiting({ before, after }: HistoryEntry, client: string): string {
  if (before === null && after === null) return 'cambió la lista de espera'
  if (before === null) return `puso a ${client} en la lista de espera`
  if (after === null) return `quitó a ${client} de la lista de espera`
  if (after.sessionId && !before.sessionId) return `reservó para ${client}, que estaba en la lista de espera`
  if (before.sessionId && !after.sessionId) return `devolvió a ${client} a la lista de espera`
  return `cambió lo que espera ${client}: ${describeFields({ before, after })}`
}

/** A link has parts with their own entries: its workers. These do not name the client. */
function describeLink(entries: readonly HistoryEntry[], getName: GetName): string {
  const link = entries.find(({ before, after }) => (after ?? before)?.clientId !== undefined)
  if (!link) return 'cambió un enlace público'
  const client = getName((link.after ?? link.before)?.clientId)
  if (link.before === null) return `creó el enlace público de ${client}`
  if (link.after === null) return `quitó el enlace público de ${client}`
  if (link.after.renewed) return `renovó el enlace público de ${client}`
  return `cambió el enlace público de ${client}`
}

function describeFeed({ before, after }: HistoryEntry, worker: string): string {
  if (after === null) return `quitó el calendario por suscripción de ${worker}`
  return `${before === null ? 'creó' : 'renovó'} el calendario por suscripción de ${worker}`
}

function describeAbsence({ before, after }: HistoryEntry, getName: GetName): string {
  const absence = after ?? before
  if (typeof absence?.fromDate !== 'string' || typeof absence.toDate !== 'string') return 'cambió una ausencia'
  const days = `${formatDays(absence.fromDate, absence.toDate)}${absence.reason ? ` (${absence.reason})` : ''}`
  const what = absence.workerId === undefined ? `que la clínica cierra ${days}` : `la ausencia de ${getName(absence.workerId)} ${days}`
  if (before === null) return `anotó ${what}`
  return after === null ? `quitó ${what}` : `cambió ${what}`
}

/** A role or user has parts with their own entries: its access and roles. */
function describeGrants(entries: readonly HistoryEntry[], noun: string, getName: GetName): string {
  const grants = entries.flatMap(({ before, after }) => {
    const id = (after ?? before)?.accessId ?? (after ?? before)?.roleId
    return id === undefined ? [] : [{ isGiven: after !== null, name: getName(id) }]
  })
  const list = (isGiven: boolean) => grants.filter((grant) => grant.isGiven === isGiven).map((grant) => grant.name)
  const [given, taken] = [list(true), list(false)]
  const record = entries.find(({ before, after }) => (after ?? before)?.name !== undefined)
  const fields = record?.before && record.after ? describeFields(record) : ''
  const parts = [
    record?.before === null && record.after !== null && `creó el ${noun}`,
    record?.after === null && record.before !== null && `eliminó el ${noun}`,
    fields && `cambió el ${noun}: ${fields}`,
    record?.before && record.after?.renewed && `cambió la contraseña del ${noun}`,
    ...entries.map((entry) => describeSecondFactor(entry, noun)),
    given.length > 0 && `dio al ${noun}: ${given.join(', ')}`,
    taken.length > 0 && `quitó al ${noun}: ${taken.join(', ')}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join('; ') : `cambió el ${noun}`
}

/** A user has its own entry about the second factor. */
function describeSecondFactor({ before, after }: HistoryEntry, noun: string): string | undefined {
  if (!(after ?? before)?.secondFactor) return undefined
  if (before === null) return `activó la verificación en dos pasos del ${noun}`
  if (after === null) return `quitó la verificación en dos pasos del ${noun}`
  return after.recoveryCodeUsed ? `usó un código de recuperación del ${noun}` : `renovó los códigos de recuperación del ${noun}`
}
