import { formatSpokenClock } from '#domain/clock.ts'
import { greetClient } from '#domain/greeting.ts'
import { buildShortName } from '#domain/names.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { addDays } from '#domain/weeks.ts'
import type { Message } from '#web/messages/message-links.ts'
import { toName } from '#web/people/name.ts'
import type { Session } from './queries.ts'

type MessageSession = Pick<Session, 'client' | 'worker' | 'time'>

type MessageContext = {
  /** The date of the session, and today's in the clinic's time zone (ISO). */
  date: string
  today: string
  clinic: { name: string; phone: string | undefined }
  /** The address of the client's own page. */
  linkUrl: string | undefined
  /** True when the client can answer on that page. */
  takesReplies?: boolean
}

/** Builds the text that reminds a client of a session. */
export function buildReminder(session: MessageSession, context: MessageContext): Message {
  const { date, clinic, linkUrl, takesReplies } = context
  const { greeting, ofSession } = describeForClient(session, context)
  const sentences = [
    `${greeting}, le recordamos ${ofSession} en ${clinic.name}.`,
    `Si hay algún inconveniente, avísenos por favor${clinic.phone ? ` al ${clinic.phone}` : ''}.`,
  ]
  return {
    subject: `Recordatorio: sesión del ${formatLongDate(date)}`,
    text: [
      sentences.join(' '),
      ...(linkUrl ? [`${takesReplies ? 'Responda aquí si viene o no' : 'Aquí puede ver las próximas sesiones'}: ${linkUrl}`] : []),
    ].join('\n\n'),
  }
}

type JointContext = Omit<MessageContext, 'linkUrl'> & { getLinkUrl: (client: MessageSession['client']) => string | undefined }

/** Builds the text that reminds of several sessions on one date: those of a client, or of a family with one telephone. */
export function buildJointReminder(sessions: readonly [MessageSession, ...MessageSession[]], context: JointContext): Message {
  const { date, today, clinic, takesReplies, getLinkUrl } = context
  const clients = [...new Map(sessions.map(({ client }) => [client.id, client])).values()]
  const isFamily = clients.length > 1
  const withGuardian = clients.find(({ guardianPhone }) => guardianPhone) ?? clients[0]!
  // Without a guardian, the telephone of a family is nobody's in particular.
  const { greeting, isToClient } =
    isFamily && !withGuardian.guardianPhone ? { greeting: 'Hola', isToClient: false } : greetClient(withGuardian, today)
  const subject = isToClient ? 'sus sesiones' : isFamily ? 'las sesiones' : `las sesiones de ${withGuardian.person.name}`
  const each = sessions.map((session) => `${isFamily ? `${session.client.person.name} ` : ''}${describeHour(session)}`)
  const links = clients.flatMap((client) => {
    const url = getLinkUrl(client)
    return url === undefined ? [] : [isFamily ? `${client.person.name}: ${url}` : url]
  })
  const invitation = takesReplies ? `Responda aquí si ${isFamily ? 'vienen' : 'viene'} o no` : 'Aquí puede ver las próximas sesiones'
  const sentences = [
    `${greeting}, le recordamos ${subject} ${formatRelativeDate(date, today)} en ${clinic.name}: ${spanishList.format(each)}.`,
    `Si hay algún inconveniente, avísenos por favor${clinic.phone ? ` al ${clinic.phone}` : ''}.`,
  ]
  return {
    subject: `Recordatorio: sesiones del ${formatLongDate(date)}`,
    text: [sentences.join(' '), ...(links.length > 0 ? [`${invitation}:${isFamily ? '\n' : ' '}${links.join('\n')}`] : [])].join('\n\n'),
  }
}

const spanishList = new Intl.ListFormat('es')

/** Builds the beginning of a text about a session that is over, canceled or postponed. */
export function buildSessionNote(session: MessageSession, context: MessageContext): Message {
  const { greeting, ofSession } = describeForClient(session, context)
  return {
    subject: `Sesión del ${formatLongDate(context.date)}`,
    text: `${greeting}, le escribimos de ${context.clinic.name} por ${ofSession}.`,
  }
}

/** "Hola Valentina" and "su sesión de mañana martes 24 de noviembre a las 9:00 con Ana Torres". */
function describeForClient({ client, worker, time }: MessageSession, { date, today }: MessageContext) {
  const { greeting, isToClient } = greetClient(client, today)
  return {
    greeting,
    ofSession: `${isToClient ? 'su sesión' : `la sesión de ${client.person.name}`} ${describeWhen({ date, time, worker }, today)}`,
  }
}

/** "de mañana martes 24 de noviembre a las 9:00 con Ana Torres". */
export const describeWhen = ({ date, time, worker }: Pick<Session, 'time' | 'worker'> & { date: string }, today: string) =>
  `${formatRelativeDate(date, today)} ${describeHour({ time, worker })}`

/** "a las 9:00 con Ana Torres". */
const describeHour = ({ time, worker }: Pick<Session, 'time' | 'worker'>) =>
  `a las ${formatSpokenClock(time)} con ${buildShortName(toName(worker.person))}`

/** "de mañana martes 24 de noviembre". */
const formatRelativeDate = (date: string, today: string) =>
  `${date === today ? 'de hoy ' : date === addDays(today, 1) ? 'de mañana ' : 'del '}${formatLongDate(date)}`
