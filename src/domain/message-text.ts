import type { Appointment, AppointmentChange } from './appointments.ts'
import { formatClock, formatSpokenClock } from './clock.ts'
import { formatDateList } from './date-list.ts'
import { type Addressee, greetClient } from './greeting.ts'
import { groupBy } from './group-by.ts'
import { capitalize, formatLongDate, formatShortDate, formatWeekdays } from './spanish.ts'

type MessageContext = {
  client: Addressee
  clinic: { name: string; phone?: string | undefined }
  /** Today's date in the clinic's time zone (ISO). */
  today: string
  /** Returns the name of a worker as it stands in a sentence: "Ana Torres". */
  getWorkerName: (id: string) => string
}

/** Builds what tells a client what changed, without greeting and end. It names dates, never "mañana", because it may be sent on a later day. */
export function buildMessageBody(
  changes: readonly AppointmentChange[],
  { client, today, getWorkerName }: Omit<MessageContext, 'clinic'>,
): string {
  const owner = greetClient(client, today).isToClient ? undefined : client.person.name
  return describeGroups(changes, { ...letterStyle, formatSubject: (isOne) => formatOwned(owner, isOne), getWorkerName }).join('; ')
}

/** `isOffer`: false when all that a message tells has ceased, which cannot be declined. */
type LetterContext = Omit<MessageContext, 'getWorkerName'> & { isOffer: boolean }

/** Builds the text to a client, or to a guardian about several clients, that tells the bodies of one or more messages. */
export function buildMessageText(bodies: readonly string[], { client, clinic, today, isOffer }: LetterContext): string {
  const { greeting } = greetClient(client, today)
  const end = `${isOffer ? 'Si no le viene bien' : 'Si tiene alguna pregunta'}, avísenos por favor${clinic.phone ? ` al ${clinic.phone}` : ''}.`
  return `${greeting}, le escribimos de ${clinic.name}: ${bodies.join('; ')}. ${end}`
}

/** True when a message says where or when something takes place. */
export const isOffer = (changes: readonly AppointmentChange[]) => changes.some(({ after }) => after)

/** Says to staff in one sentence what changed: "La sesión del jue 10 dic a las 09:40 con Ana Torres queda cancelada." */
export const summarizeMessage = (changes: readonly AppointmentChange[], getWorkerName: MessageContext['getWorkerName']): string =>
  `${describeGroups(changes, { ...summaryStyle, getWorkerName })
    .map(capitalize)
    .join('. ')}.`

/** Returns the first date from today on (ISO) that a message is about: of a series, when its change begins. Null when that has passed. */
export function getFirstDate(changes: readonly AppointmentChange[], today: string): string | null {
  const dates = changes.flatMap(({ before, after }) => [before, after].flatMap((place) => place?.date ?? place?.from ?? []))
  return dates.filter((date) => date >= today).sort()[0] ?? null
}

/** How a clause writes dates, hours and the session that it is about. */
type Style = {
  formatDate: (date: string) => string
  formatTime: (minutes: number) => string
  formatSubject: (isOne: boolean) => string
  /** Returns the words that follow a postponed session. */
  formatPromise: (isOne: boolean) => string
}

const letterStyle = {
  formatDate: formatLongDate,
  formatTime: formatSpokenClock,
  formatPromise: (isOne: boolean) => (isOne ? ', y le avisaremos la nueva fecha' : ', y le avisaremos las nuevas fechas'),
}
const summaryStyle: Style = {
  formatDate: formatShortDate,
  formatTime: formatClock,
  formatSubject: (isOne) => (isOne ? 'la sesión' : 'las sesiones'),
  formatPromise: () => '',
}

const formatOwned = (owner: string | undefined, isOne: boolean) =>
  owner === undefined ? (isOne ? 'su sesión' : 'sus sesiones') : `${isOne ? 'la sesión' : 'las sesiones'} de ${owner}`

type Words = Style & Pick<MessageContext, 'getWorkerName'>

/** Describes changes in clauses; those of which the same becomes share one. */
const describeGroups = (changes: readonly AppointmentChange[], words: Words) =>
  [...groupBy(changes, getGroupKey).values()].map((group) => describeGroup(group, words))

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

function describeGroup(group: readonly AppointmentChange[], words: Words): string {
  const [change] = group as [AppointmentChange, ...AppointmentChange[]]
  const named = getNamed(change)
  const isOne = group.length === 1
  const dates = group.flatMap((each) => getNamed(each).date ?? []).sort()
  const when =
    named.date === undefined ? `de los ${formatWeekdays(named.day)}` : `del ${isOne ? words.formatDate(named.date) : formatDateList(dates)}`
  const what = `${words.formatSubject(isOne)} ${when} a las ${words.formatTime(named.time)} con ${words.getWorkerName(named.worker)}`
  return `${what} ${describeOutcome(change, isOne, words)}`
}

function describeOutcome(
  { before, after, end }: AppointmentChange,
  isOne: boolean,
  { formatDate, formatTime, formatPromise, getWorkerName }: Words,
): string {
  const since = (from: string | undefined) => (from ? ` desde el ${formatDate(from)}` : '')
  if (!before && end) return isOne ? 'tendrá lugar como estaba previsto' : 'tendrán lugar como estaba previsto'
  if (!before) return isOne ? 'queda reservada' : 'quedan reservadas'
  if (after) {
    const worker = after.worker === before.worker ? '' : ` con ${getWorkerName(after.worker)}`
    const isSameTime = after.date === before.date && after.day === before.day && after.time === before.time
    if (isSameTime && !worker) return `tiene lugar${since(after.from)}`
    if (isSameTime) return `${isOne ? 'será' : 'serán'}${worker}${since(after.from)}, a la misma hora`
    const place = after.date === undefined ? `a los ${formatWeekdays(after.day)}` : `al ${formatDate(after.date)}`
    return `pasa ${place} a las ${formatTime(after.time)}${worker}${since(after.from)}`
  }
  if (end === 'ended') return `ya no tiene lugar${since(before.from)}`
  if (end === 'canceled') return isOne ? 'queda cancelada' : 'quedan canceladas'
  return `${isOne ? 'queda aplazada' : 'quedan aplazadas'}${formatPromise(isOne)}`
}
