import { formatClock } from '#domain/clock.ts'
import { formatDateList } from '#domain/date-list.ts'
import type { PlannedDate } from '#domain/plan.ts'
import { formatDays, formatSessionCount, formatShortDate, formatWeekdays, getWeekdayName } from '#domain/spanish.ts'
import { getWeekday } from '#domain/weeks.ts'
import { formatKept } from '#web/session-data/changes/runs.ts'
import { isFortnightly } from './plan-values.ts'
import type { ReplacedSeries } from './use-replaced-series.ts'

/** The most dates that a sentence names. */
const maxNamed = 4

/** "10 de 12 martes a las 15:20 con Ana Torres; mar 8 dic y mar 15 dic se omiten". `workerName`: of the worker of the wanted sessions. */
export function describePlan(plan: readonly PlannedDate[], workerName: string): string {
  const booked = plan.flatMap(({ session }) => session ?? [])
  const skipped = plan.filter(({ status }) => status === 'skipped')
  const accepted = booked.filter(({ isAccepted }) => isAccepted)
  const changed = plan.filter(isChanged)
  const asWanted = booked.length - changed.length
  const count = asWanted === plan.length ? String(plan.length) : `${asWanted} de ${plan.length}`
  const parts = [
    `${count} ${describeRhythm(plan)} con ${workerName}`,
    changed.length > 0 && `${changed.length} con otra hora, día o trabajador`,
    accepted.length > 0 && `${nameDates(accepted.map(({ date }) => date))} de todos modos`,
    skipped.length > 0 && `${nameDates(skipped.map(({ date }) => date))} ${skipped.length === 1 ? 'se omite' : 'se omiten'}`,
  ]
  return parts.filter(Boolean).join('; ')
}

/** True for a date whose session has another time, day or worker than the wanted one. */
export const isChanged = ({ status, choice }: PlannedDate): boolean => status === 'chosen' && choice?.kind !== 'accept'

/** "Termina la serie de los martes a las 15:20: 6 sesiones desde el 1 dic (1, 8, 15 y 22 dic, 5 y 12 ene); las 4 ya pasadas quedan". */
export function describeReplaced({ session, run }: ReplacedSeries): string {
  const series = `la serie de los ${formatWeekdays(session.day)} a las ${formatClock(session.time)}`
  if (!run) return `De ${series} no queda ninguna sesión desde ese día`
  const from = formatDateList([run.from])
  const dates = run.dates
    ? `${formatSessionCount(run.dates.length)} desde el ${from}${run.dates.length > 1 ? ` (${formatDateList(run.dates)})` : ''}`
    : `desde el ${from}, sin fin`
  return `Termina ${series}: ${dates}${run.before.length > 0 ? `; ${formatKept(run)}` : ''}`
}

/** "martes a las 15:20", or "fechas" for several weekdays or times. */
function describeRhythm(plan: readonly PlannedDate[]) {
  const [first] = plan
  const isOne = plan.every(({ date, slot }) => getWeekday(date) === getWeekday(first!.date) && slot.time === first!.slot.time)
  if (!first || !isOne) return plan.length === 1 ? 'fecha' : 'fechas'
  const day = plan.length === 1 ? getWeekdayName(first.date) : formatWeekdays(getWeekday(first.date))
  const rhythm = isFortnightly(plan.map(({ date }) => date)) ? `${day} cada 2 semanas` : day
  return `${rhythm} a las ${formatClock(first.slot.time)}`
}

/** "mar 8 dic, mar 15 dic y 3 más". */
export function nameDates(dates: readonly string[]): string {
  const names = dates.slice(0, maxNamed).map(formatShortDate)
  if (dates.length > maxNamed) return `${names.join(', ')} y ${dates.length - maxNamed} más`
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`
}

/** What it is called to leave out a wanted session, and what comes of that: "Omitir", "Esta fecha se omite". */
export type SkipTexts = { label: string; outcome: string }

/** Says what was chosen for a date, or that it is left out: "Pasa a las 08:50 del mismo día". */
export function describeDateChoice({ date, choice, leftOut }: PlannedDate, getWorkerName: (id: string) => string, skip: SkipTexts): string {
  if (!choice) return leftOut === undefined ? '' : skip.outcome
  if (choice.kind === 'skip') return skip.outcome
  if (choice.kind === 'accept') return 'Se reserva de todos modos'
  if (choice.kind === 'worker') return `La atiende ${getWorkerName(choice.workerId)}`
  const time = formatClock(choice.slot.time)
  return choice.date === date
    ? `Pasa a las ${time} del mismo día`
    : `Pasa al ${formatDays(choice.date, choice.date).replace(/^el /, '')}, ${time}`
}

/** Says why the session of a date, or what was chosen in its place, cannot be booked beside the others of the plan. */
export const describeRowProblem = ({ problem }: PlannedDate): string =>
  problem === undefined ? '' : problem === 'doubled' ? 'Ya hay otra sesión de este plan a esa hora' : problem.message

/** Describes the conflict of the session of a date; empty where there is none, or where something else was chosen. */
export const describeObstacle = (row: PlannedDate): string =>
  [row.leftOut, row.conflict?.message].filter(Boolean).join('; ') || (row.choice ? '' : describeRowProblem(row))

/** Returns the obstacle that all open dates have, where several have the same one. */
export function findSharedObstacle(plan: readonly PlannedDate[]): string | undefined {
  const [first, ...others] = plan.filter(({ status }) => status === 'open').map(describeObstacle)
  return others.length > 0 && others.every((other) => other === first) ? first : undefined
}
