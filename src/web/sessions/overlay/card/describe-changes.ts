import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { getFirstDate, getLastDate, listOccurrenceDates } from '#domain/series.ts'
import { sessionKey } from '#domain/session-key.ts'
import { formatBriefDate, formatLongDate, getWeekdayName } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { toName } from '../../../people/name.ts'
import {
  findDatedSessionsFrom,
  findFollowingSeries,
  isFirstOccurrence,
  type Scope,
  type Target,
  toTarget,
} from '../../data/changes/plans.ts'
import { describeSessionWithWorker } from '../../data/describe-session.ts'
import type { Session } from '../../data/queries.ts'

/** The sessions that change together with a session. */
export interface RelatedSessions {
  /** The series of which the session is an exception. */
  series?: Session | undefined
  /** The sessions of its client with its worker; only those of its turn when the others cannot be listed. */
  records: readonly Session[]
}

/** Says what will happen when a session moves. */
export function describeMove(session: Session, target: Target, scope: Scope, { series, records }: RelatedSessions): string {
  if (scope === 'onwards') return describeSeriesMove(session, target, records)
  if (!session.standing && !series) return describeSingleMove(session, target)
  const others = session.standing ? 'Las demás no cambian.' : 'La serie no cambia.'
  return `La del ${formatSessionDay(session)} queda aplazada y se reserva el ${formatTarget(target, session)}. ${others}`
}

function describeSingleMove(session: Session, target: Target): string {
  const stateNote = isActive(session.state) ? '' : ` Sigue ${stateNames[session.state].toLowerCase()}.`
  const current = toTarget(session)
  if (target.date === current.date && target.time === current.time && target.turnId === current.turnId)
    return `La sesión del ${formatLongDate(target.date)} a las ${formatClock(target.time)} pasa a ${formatTargetWorker(target)}.${stateNote}`
  return `La sesión del ${formatLongDate(current.date)} a las ${formatClock(current.time)} pasa al ${formatTarget(target, session)}.${stateNote}`
}

function describeSeriesMove(session: Session, target: Target, records: readonly Session[]): string {
  const everyWeek = `cada ${getWeekdayName(target.date)} a las ${formatClock(target.time)} con ${formatTargetWorker(target)}`
  const last = getLastDate({ ...session, day: getWeekday(target.date) })
  const end = last ? `hasta el ${formatBriefDate(last, target.date)}${formatChangedCount(session, target)}` : 'sin fin'
  const from = formatBriefDate(target.date, session.sessionDate ?? target.date)
  const start = isFirstOccurrence(session)
    ? `La serie entera pasa a ${everyWeek}, desde el ${from}, ${end}.`
    : `${describeSeriesEnd(session)} Desde el ${from}, ${everyWeek}, ${end}.`
  return [start, ...describeDeletedSessions(session, records)].join(' ')
}

/**
 * Formats how many dates a series has after a move, " (3 sesiones en vez de 4)", if there are more or fewer of them because the last day stays.
 * Otherwise the text is empty.
 */
function formatChangedCount({ sessionDate, endsOn }: Session, target: Target): string {
  if (!sessionDate || !endsOn) return ''
  const countDatesFrom = (from: string) => listOccurrenceDates({ day: getWeekday(from) }, { from, to: endsOn }).length
  const [before, after] = [countDatesFrom(sessionDate), countDatesFrom(target.date)]
  return before === after ? '' : ` (${after === 1 ? '1 sesión' : `${after} sesiones`} en vez de ${before})`
}

/** Says what will happen when a session is deleted. An occurrence is canceled on its date, or its series ends there. */
export function describeDeletion(session: Session, scope: Scope, { series, records }: RelatedSessions): string {
  const slot = `La del ${formatLongDate(getDateOrEmpty(session))} a las ${formatClock(session.time)}`
  if (session.standing && scope === 'once') return `${slot} queda cancelada y su cupo queda libre. Las demás no cambian.`
  if (session.standing) {
    const rest = `Del ${formatLongDate(getDateOrEmpty(session))} en adelante no queda ninguna.`
    return [
      ...(isFirstOccurrence(session) ? ['Se elimina la serie entera.'] : [describeSeriesEnd(session), rest]),
      ...describeDeletedSessions(session, records),
    ].join(' ')
  }
  if (series)
    return `${slot} cambia la fija de cada ${getWeekdayName(getDateOrEmpty(session))} solo en esta fecha. Sin ella, ese día la serie vuelve a tener su sesión.`
  return `${slot} desaparece de la agenda y su cupo queda libre. Si la sesión no se va a realizar, cancélela.`
}

/** Describes where a series ends: "La serie termina el 17 nov." */
const describeSeriesEnd = (session: Session) =>
  `La serie termina el ${formatBriefDate(addDays(getDateOrEmpty(session), -7), getDateOrEmpty(session))}.`

/** Says which sessions are deleted with the rest of a series. */
function describeDeletedSessions(session: Session, records: readonly Session[]): string[] {
  const exceptionDates = findDatedSessionsFrom(session, records)
    .map(getDateOrEmpty)
    .sort()
    .map((date) => formatBriefDate(date, getDateOrEmpty(session)))
  const followingStarts = findFollowingSeries(session, records).map((series) =>
    formatBriefDate(getFirstDate(series) ?? '', getDateOrEmpty(session)),
  )
  return [
    exceptionDates.length === 1 && `Se elimina la fecha cambiada aparte: ${exceptionDates[0]}.`,
    exceptionDates.length > 1 && `Se eliminan ${exceptionDates.length} fechas cambiadas aparte: ${exceptionDates.join(', ')}.`,
    ...followingStarts.map((date) => `También se elimina la serie que sigue desde el ${date}.`),
  ].filter((sentence) => sentence !== false)
}

/** "jueves 26 de noviembre a las 09:40 con Ana Torres", without the month if the session is in the same one. */
function formatTarget(target: Target, session: Session) {
  const isSameMonth = target.date.slice(0, 7) === getDateOrEmpty(session).slice(0, 7)
  const date = isSameMonth ? formatLongDate(target.date).replace(/ de \S+$/, '') : formatLongDate(target.date)
  return `${date} a las ${formatClock(target.time)} con ${formatTargetWorker(target)}`
}

const formatSessionDay = (session: Session) => formatLongDate(getDateOrEmpty(session))

const getDateOrEmpty = ({ sessionDate }: Session) => sessionDate ?? ''

const formatTargetWorker = ({ worker }: Target) => buildShortName(toName(worker.person))

/** Formats the notification after a move: "Trabajador cambiado: Paula Salinas con Felipe Núñez, mié 25 nov, 08:50". */
export function formatMoveNotice(session: Session, target: Target, scope: Scope): string {
  const current = toTarget(session)
  const staysInSlot = target.date === current.date && target.time === current.time && target.turnId === current.turnId
  const movesSeries = scope === 'onwards'
  const notice = staysInSlot ? `Trabajador ${movesSeries ? 'de la serie ' : ''}cambiado` : movesSeries ? 'Serie movida' : 'Sesión movida'
  const changedCount = movesSeries ? formatChangedCount(session, target) : ''
  return `${notice}: ${describeSessionWithWorker({ ...session, ...target, sessionDate: target.date })}${changedCount}`
}

/** True when a session is at the target already. */
export const isAtTarget = (session: Session, target: Target) =>
  session.turnId === target.turnId && sessionKey(session) === sessionKey({ ...session, ...target, sessionDate: target.date })
