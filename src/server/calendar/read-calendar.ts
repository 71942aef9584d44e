import { type CalendarContents, describeHowToChange } from '#domain/calendar.ts'
import { buildBriefName, buildShortName, getFirstGivenName } from '#domain/names.ts'
import type { Period } from '#domain/periods.ts'
import { isActive } from '#domain/states.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import { readAvailabilities } from '../availability/read-availability.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import type { NameRow } from '../people/name.ts'
import { readSeriesIds } from '../sessions/exceptions.ts'
import { type SessionRow, selectOccurrences, selectSessions } from '../sessions/sql.ts'
import type { Settings } from '../settings.ts'
import { type FeedSession, toEvents } from './feed-events.ts'

/** A feed has the sessions from so many days before today to so many days after it. */
const daysBack = 30
const daysAhead = 180

type OccurrenceRow = SessionRow & { session_date: string; duration: number }

/** Reads the calendar of a feed. Returns undefined for an unknown token. */
export async function readCalendar(
  trx: Trx,
  token: string,
  { now, settings }: { now: Date; settings: Settings },
): Promise<CalendarContents | undefined> {
  const feed = await selectFeed(trx, token).executeTakeFirst()
  if (!feed) return undefined
  const { timeZone, clinicName, clinicPhone } = settings
  const today = toLocalDate(now, timeZone)
  const period = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
  const { worker_id, client_id, schedule_id } = feed
  const isOfWorker = worker_id !== null
  const sessions = isOfWorker ? selectSessions(trx, { worker_id }) : selectOwnSessions(trx, client_id!, schedule_id!)
  const rows = await selectOccurrences(sessions, period).execute()
  const kind = isOfWorker ? 'client' : 'worker'
  const names = await readNamesOf(trx, kind, [...new Set(rows.map((row) => row[`${kind}_id`]))])
  const isUndecided = await findUndecided(trx, rows, { period, today, isOfWorker })
  const seriesIds = await readSeriesIds(
    trx,
    rows.filter(({ standing }) => !standing),
  )
  const events = toEvents(
    rows.map(
      (row): FeedSession => ({
        seriesId: row.standing ? row.id : (seriesIds.get(row) ?? row.id),
        changedAt: row.updated_at,
        person: (isOfWorker ? formatClient : formatWorker)(names.get(row[`${kind}_id`])!),
        date: row.session_date,
        start: row.time,
        duration: row.duration,
        isActive: isActive(row.state),
        isStanding: row.standing,
        isUndecided: isUndecided(row),
      }),
    ),
  )
  const [owner] = (await readNamesOf(trx, isOfWorker ? 'worker' : 'client', [worker_id ?? client_id!])).values()
  return {
    name: `Sesiones de ${(isOfWorker ? formatWorker : formatClient)(owner!)}`,
    timeZone,
    location: clinicName,
    ...(!isOfWorker && { description: describeHowToChange(clinicPhone) }),
    events,
    now,
  }
}

const selectFeed = (trx: Trx, token: string) =>
  trx
    .selectFrom('feed')
    .leftJoin('public_link', 'public_link.id', 'feed.public_link_id')
    .where('feed.token', '=', token)
    .select(['feed.worker_id', 'public_link.client_id', 'public_link.schedule_id'])

/** Selects what the page of a public link shows as the client's own: the sessions in its schedule. */
const selectOwnSessions = (trx: Trx, client_id: string, schedule_id: string) =>
  selectSessions(trx, { client_id }).where(
    'session.turn_id',
    'in',
    trx.selectFrom('turn').where('schedule_id', '=', schedule_id).select('id'),
  )

async function readNamesOf(trx: Trx, kind: 'client' | 'worker', ids: readonly string[]): Promise<Map<string, NameRow>> {
  const rows = await trx
    .selectFrom(kind)
    .innerJoin('person', 'person.id', `${kind}.person_id`)
    .where(`${kind}.id`, '=', anyOf(ids))
    .select([`${kind}.id`, 'person.name', 'person.father_last_name', 'person.mother_last_name'])
    .execute()
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}

/** A calendar's provider learns no more of a client than "Valentina Q." */
const formatClient = ({ name, father_last_name }: NameRow) => buildBriefName({ given: getFirstGivenName(name), father: father_last_name })
const formatWorker = ({ name, father_last_name }: NameRow) => buildShortName({ given: name, father: father_last_name })

/**
 * Returns whether a session needs a decision: the worker is not available, for a reason that nobody accepted. A client is told no more than on the
 * page of the link: that the clinic is closed.
 */
async function findUndecided(
  trx: Trx,
  rows: readonly OccurrenceRow[],
  { period, today, isOfWorker }: { period: Period; today: string; isOfWorker: boolean },
) {
  const { find } = await readAvailabilities(trx, [...new Set(rows.map(({ worker_id }) => worker_id))], { ...period, from: today })
  return (row: OccurrenceRow) => {
    if (row.session_date < today || !isActive(row.state) || row.attended !== null) return false
    const reason = find(row)?.reason
    return reason !== undefined && reason !== row.accepted && (isOfWorker || reason === 'closed')
  }
}
