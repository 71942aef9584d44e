import { formatClock } from '#domain/clock.ts'
import { formatDateList } from '#domain/date-list.ts'
import { buildShortName } from '#domain/names.ts'
import { getFirstDate, getLastDate } from '#domain/series.ts'
import { capitalize, formatBriefDate, formatLongDate, formatSessionCount, formatWeekdays, getWeekdayName } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import { countDays, getWeekday } from '#domain/weeks.ts'
import { toName } from '#web/people/name.ts'
import { type Target, toTarget } from '#web/session-data/changes/plans.ts'
import {
  formatKept,
  listExceptions,
  listMovedDates,
  listMovedReleased,
  planMoveRun,
  type SeriesRun,
} from '#web/session-data/changes/runs.ts'
import { describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'

/** The sessions that change together with a session. */
export interface RelatedSessions {
  /** The series of which the session is an exception. */
  series?: Session | undefined
  /** The sessions of its client with its worker; only those of its turn when the others cannot be listed. */
  records: readonly Session[]
}

/** Says what will happen when a session moves, alone or with a run. */
export function describeMove(session: Session, target: Target, { series }: RelatedSessions, run?: SeriesRun): string {
  if (run) return run.standing.length > 0 ? describeSeriesMove(session, target, run) : describeDatedMove(session, target, run)
  if (!session.standing && !series) return describeSingleMove(session, target)
  const others = session.standing ? 'Las demás no cambian.' : 'La serie no cambia.'
  return `La del ${formatSessionDay(session)} queda aplazada y se reserva el ${formatTarget(target, session)}. ${others}`
}

function describeSingleMove(session: Session, target: Target): string {
  const stateNote = isActive(session.state) ? '' : ` Sigue ${stateNames[session.state].toLowerCase()}.`
  const current = toTarget(session)
  if (target.date === current.date && target.time === current.time && target.turnId === current.turnId)
    return `La sesión del ${formatLongDate(target.date)} a las ${formatClock(target.time)} pasa a ${formatTargetWorker(target)}.${stateNote}`
  const confirmationNote = session.state === 'confirmed' ? ' Queda pendiente de confirmar.' : stateNote
  return `La sesión del ${formatLongDate(current.date)} a las ${formatClock(current.time)} pasa al ${formatTarget(target, session)}.${confirmationNote}`
}

function describeSeriesMove(session: Session, target: Target, run: SeriesRun): string {
  const next = planMoveRun(session, target, run)
    .flatMap((step) => (step.kind === 'book' ? step.session : []))
    .filter(({ state }) => isActive(state))
  const everyWeek = `cada ${getWeekdayName(target.date)} a las ${formatClock(target.time)} con ${formatTargetWorker(target)}`
  const first = next.map(getFirstDay).sort()[0] ?? target.date
  const last =
    run.dates &&
    next
      .map((record) => record.sessionDate ?? getLastDate(record) ?? '')
      .sort()
      .at(-1)
  const end = last ? `hasta el ${formatBriefDate(last, first)}${formatChangedCount(session, target, run)}` : 'sin fin'
  const from = formatBriefDate(first, session.sessionDate ?? first)
  const released = listMovedReleased(session, run)
  const exceptions = listExceptions(run)
    .filter((exception) => !released.includes(exception))
    .map(getDateOrEmpty)
  return [
    describeSeriesEnd(run) || `La serie entera pasa a ${everyWeek}, desde el ${from}, ${end}.`,
    run.dates
      ? `${run.dates.length === 1 ? 'Cambia' : 'Cambian'} ${describeRun(run)}.`
      : run.before.length > 0 && `${capitalize(formatKept(run))}.`,
    run.before.length > 0 && `Desde el ${from}, ${everyWeek}, ${end}.`,
    exceptions.length === 1 && `Se elimina la fecha cambiada aparte: ${formatDateList(exceptions)}.`,
    exceptions.length > 1 && `Se eliminan ${exceptions.length} fechas cambiadas aparte: ${formatDateList(exceptions)}.`,
    describeStillReleased(released),
  ]
    .filter(Boolean)
    .join(' ')
}

/** "Sigue cancelada: 8 dic.", "Siguen canceladas o aplazadas: 8 y 15 dic." */
function describeStillReleased(released: readonly Session[]) {
  const [first] = released
  if (!first) return ''
  const what = released.length === 1 ? `Sigue ${stateNames[first.state].toLowerCase()}` : 'Siguen canceladas o aplazadas'
  return `${what}: ${formatDateList(released.map(getDateOrEmpty))}.`
}

/** "Se mueven 3 sesiones: 8, 15 y 22 dic; la anterior queda. Pasan a los jueves a las 11:20 con Ana Torres: 10, 17 y 24 dic." */
function describeDatedMove(session: Session, target: Target, run: SeriesRun): string {
  const moved = planMoveRun(session, target, run).flatMap((step) => (step.kind === 'edit' ? getDateOrEmpty(step.after) : []))
  const days = countDays(getDateOrEmpty(session), target.date)
  const where = [
    days !== 0 && `los ${formatWeekdays(getWeekday(target.date))}`,
    (days !== 0 || target.time !== session.time) && `las ${formatClock(target.time)}`,
  ].filter(Boolean)
  const slot = where.length > 0 ? `${where.join(' a ')} con ` : ''
  const dates = days === 0 ? '' : `: ${formatDateList(moved.sort())}`
  return `${run.dates?.length === 1 ? 'Cambia' : 'Cambian'} ${describeRun(run)}. Pasan a ${slot}${formatTargetWorker(target)}${dates}.`
}

/** "6 sesiones: 1, 8, 15 y 22 dic, 5 y 12 ene; las 4 ya pasadas quedan", or "las sesiones desde el 1 dic, sin fin". */
function describeRun(run: SeriesRun): string {
  const dates = run.dates
    ? `${formatSessionCount(run.dates.length)}: ${formatDateList(run.dates)}`
    : `las sesiones desde el ${formatDateList([run.from])}, sin fin`
  return run.before.length > 0 ? `${dates}; ${formatKept(run)}` : dates
}

/**
 * Formats how many dates a series has after a move, " (3 sesiones en vez de 4)", if there are more or fewer of them because the last day stays.
 * Otherwise the text is empty.
 */
function formatChangedCount(session: Session, target: Target, run: SeriesRun): string {
  if (!run.dates) return ''
  const { length } = listMovedDates(session, target, run, target.date)
  return length === run.dates.length ? '' : ` (${formatSessionCount(length)} en vez de ${run.dates.length})`
}

const getFirstDay = (record: Session) => record.sessionDate ?? getFirstDate(record) ?? ''

/** Says what will happen when a session is deleted, alone or with a run. An occurrence alone is canceled on its date. */
export function describeDeletion(session: Session, { series }: RelatedSessions, run?: SeriesRun): string {
  if (run) {
    const exceptions = listExceptions(run).map(getDateOrEmpty)
    const end = run.standing.length === 0 ? '' : describeSeriesEnd(run) || 'Se elimina la serie entera.'
    const changed =
      exceptions.length > 0 && `También ${exceptions.length === 1 ? 'la cambiada' : 'las cambiadas'} aparte: ${formatDateList(exceptions)}.`
    return [end, `${run.dates?.length === 1 ? 'Se elimina' : 'Se eliminan'} ${describeRun(run)}.`, changed].filter(Boolean).join(' ')
  }
  const slot = `La del ${formatLongDate(getDateOrEmpty(session))} a las ${formatClock(session.time)}`
  if (session.standing) return `${slot} queda cancelada y su cupo queda libre. Las demás no cambian.`
  if (series)
    return `${slot} cambia la fija de cada ${getWeekdayName(getDateOrEmpty(session))} solo en esta fecha. Sin ella, ese día la serie vuelve a tener su sesión.`
  return `${slot} desaparece de la agenda y su cupo queda libre. Si la sesión no se va a realizar, cancélela.`
}

/** Describes where a series ends: "La serie termina el 17 nov." Empty when nothing of it stays. */
function describeSeriesEnd({ before, from }: SeriesRun) {
  const last = before.at(-1)
  return last ? `La serie termina el ${formatBriefDate(last, from)}.` : ''
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
export function formatMoveNotice(session: Session, target: Target, run?: SeriesRun): string {
  const current = toTarget(session)
  const staysInSlot = target.date === current.date && target.time === current.time && target.turnId === current.turnId
  const where = describeSessionWithWorker({ ...session, ...target, sessionDate: target.date })
  if (!run) return `${staysInSlot ? 'Trabajador cambiado' : 'Sesión movida'}: ${where}`
  if (run.standing.length === 0)
    return `${staysInSlot ? 'Trabajador cambiado en ' : ''}${formatSessionCount(run.dated.length)}${staysInSlot ? '' : ' movidas'}: ${where}`
  return `${staysInSlot ? 'Trabajador de la serie cambiado' : 'Serie movida'}: ${where}${formatChangedCount(session, target, run)}`
}
