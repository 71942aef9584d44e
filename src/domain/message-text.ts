import type { Appointment, AppointmentChange } from './appointments.ts'
import { formatSpokenClock } from './clock.ts'
import { formatDateList } from './date-list.ts'
import { type Addressee, greetClient } from './greeting.ts'
import { groupBy } from './group-by.ts'
import { formatLongDate, formatWeekdays } from './spanish.ts'

type MessageContext = {
  client: Addressee
  clinic: { name: string; phone?: string | undefined }
  /** Today's date in the clinic's time zone (ISO). */
  today: string
  /** Returns the name of a worker as it stands in a sentence: "Ana Torres". */
  getWorkerName: (id: string) => string
}

/** Builds the text that tells a client what changed. It names dates, never "mañana", because it may be sent on a later day. */
export function buildMessageText(changes: readonly AppointmentChange[], { client, clinic, today, getWorkerName }: MessageContext): string {
  const { greeting, isToClient } = greetClient(client, today)
  const owner = isToClient ? undefined : client.person.name
  const groups = [...groupBy(changes, (change) => getGroupKey(change)).values()]
  const clauses = groups.map((group) => describeGroup(group, { owner, getWorkerName }))
  // What has ceased cannot be declined.
  const isOffer = changes.some(({ after }) => after)
  const end = `${isOffer ? 'Si no le viene bien' : 'Si tiene alguna pregunta'}, avísenos por favor${clinic.phone ? ` al ${clinic.phone}` : ''}.`
  return `${greeting}, le escribimos de ${clinic.name}: ${clauses.join('; ')}. ${end}`
}

type Words = { owner: string | undefined; getWorkerName: MessageContext['getWorkerName'] }

/** Changes with the same key are told in one clause: several dates with one worker at one time of which the same becomes. */
function getGroupKey(change: AppointmentChange): string {
  const { date, worker, time } = getNamed(change)
  const { before, after } = change
  const isSubstituted = before !== undefined && after !== undefined && before.date === after.date && before.time === after.time
  const outcome = isSubstituted ? after.worker : before && after ? JSON.stringify(after) : `${!before} ${change.end}`
  return date === undefined ? JSON.stringify(change) : `${worker} ${time} ${outcome}`
}

/** The appointment that a clause is about: the one that the client knows. */
const getNamed = ({ before, after }: AppointmentChange): Appointment => (before ?? after)!

function describeGroup(group: readonly AppointmentChange[], { owner, getWorkerName }: Words): string {
  const [change] = group as [AppointmentChange, ...AppointmentChange[]]
  const named = getNamed(change)
  const isOne = group.length === 1
  const whose = owner === undefined ? (isOne ? 'su sesión' : 'sus sesiones') : `${isOne ? 'la sesión' : 'las sesiones'} de ${owner}`
  const dates = group.flatMap((each) => getNamed(each).date ?? []).sort()
  const when =
    named.date === undefined ? `de los ${formatWeekdays(named.day)}` : `del ${isOne ? formatLongDate(named.date) : formatDateList(dates)}`
  const what = `${whose} ${when} a las ${formatSpokenClock(named.time)} con ${getWorkerName(named.worker)}`
  return `${what} ${describeOutcome(change, isOne, getWorkerName)}`
}

function describeOutcome({ before, after, end }: AppointmentChange, isOne: boolean, getWorkerName: Words['getWorkerName']): string {
  const since = (from: string | undefined) => (from ? ` desde el ${formatLongDate(from)}` : '')
  if (!before && end) return isOne ? 'tendrá lugar como estaba previsto' : 'tendrán lugar como estaba previsto'
  if (!before) return isOne ? 'queda reservada' : 'quedan reservadas'
  if (after) {
    const worker = after.worker === before.worker ? '' : ` con ${getWorkerName(after.worker)}`
    const isSameTime = after.date === before.date && after.day === before.day && after.time === before.time
    if (isSameTime && !worker) return `tiene lugar${since(after.from)}`
    if (isSameTime) return `${isOne ? 'será' : 'serán'}${worker}${since(after.from)}, a la misma hora`
    const place = after.date === undefined ? `a los ${formatWeekdays(after.day)}` : `al ${formatLongDate(after.date)}`
    return `pasa ${place} a las ${formatSpokenClock(after.time)}${worker}${since(after.from)}`
  }
  if (end === 'ended') return `ya no tiene lugar${since(before.from)}`
  if (end === 'canceled') return isOne ? 'queda cancelada' : 'quedan canceladas'
  return isOne ? 'queda aplazada, y le avisaremos la nueva fecha' : 'quedan aplazadas, y le avisaremos las nuevas fechas'
}
