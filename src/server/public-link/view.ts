import { v5 as createNamedId } from 'uuid'
import type {
  ClientReply,
  ClientReplyInput,
  PublicLink,
  PublicName,
  PublicSchedule,
  PublicSession,
  PublicTurn,
  PublicView,
  Schedule,
} from '#api/generated/wire.ts'
import { compareText } from '#domain/compare-text.ts'
import type { Period } from '#domain/periods.ts'
import { isActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { requireFound } from '../errors.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { readSchedule } from '../schedules/sql.ts'
import { readClientContact } from '../sessions/client-contact.ts'
import { readSeriesIds } from '../sessions/exceptions.ts'
import { type StoredSession, selectOccurrences, selectSessions } from '../sessions/sql.ts'
import { type NextSession, selectNextSession } from './next-session.ts'
import { listTakenSlots, readBusyTimes } from './taken-slots.ts'

type Link = Pick<PublicLink, 'id' | 'schedule_id' | 'client_id'>

/** The properties of a public page that `readView` does not read. Its caller adds them. */
type ShownBeside = 'feed_url' | 'takes_replies'

/**
 * Reads what a public link shows of a period: the sessions of its client, and the slots in which its workers have other sessions or are not available, which
 * nothing tells apart. The next session of the client may lie after the period.
 */
export async function readView(db: Db, link: Link, period: Period, now: WallClock) {
  const schedule = await readSchedule(db, link.schedule_id)
  const selectOwn = () => selectSessionsOfSchedule(db, schedule).where('session.client_id', '=', link.client_id)
  const ownSessions = await selectOccurrences(selectOwn(), period).execute()
  const nextSession = await selectNextSession(selectOwn(), now).executeTakeFirst()
  const shownSessions = nextSession ? [...ownSessions, nextSession] : ownSessions
  const shownWorkers = await selectShownWorkers(db, link, schedule, shownSessions).execute()
  const workerIds = shownWorkers.map(({ id }) => id)
  const { asWorkers, asClients } = await readBusyTimes(db, workerIds, period)
  const contacts = await readClientContact(db, shownSessions)
  const seriesIds = await readSeriesIds(
    db,
    shownSessions.filter(({ standing }) => !standing),
  )
  const toShown = (session: NextSession) => toOwnSession(session, contacts.get(session)?.client_reply, seriesIds.get(session))
  const turnIds = new Set(schedule.turns.map(({ id }) => id))
  const isOfSchedule = ({ turn_id }: { turn_id: string }) => turnIds.has(turn_id)
  const otherSessions = asWorkers.filter((session) => isOfSchedule(session) && session.client_id !== link.client_id)
  const { taken, closed_dates } = await listTakenSlots(db, schedule, {
    period,
    workers: shownWorkers,
    busy: [...asWorkers, ...asClients],
    shown: [...otherSessions, ...ownSessions.filter(({ state }) => isActive(state))],
  })
  const sessions: DatedSession[] = [
    ...ownSessions.map(toShown),
    ...[...otherSessions, ...taken].map(({ worker_id, turn_id, day, time, duration, session_date }) => {
      // This id is a pseudonym. The real id of a series is the same every week, so it would tell the clients apart.
      const id = createNamedId(`${worker_id} ${turn_id} ${session_date} ${time}`, link.id)
      return { id, is_assigned: false, worker_id, turn_id, day, time, duration, session_date }
    }),
  ]
  return {
    sessions: sessions.sort(comparePublicSessions),
    schedule: toPublicSchedule(schedule),
    workers: shownWorkers.map(toPublicName),
    client: await readLinkedClient(db, link.client_id),
    week_start: period.from,
    closed_dates,
    next_session: nextSession && toShown(nextSession),
  } satisfies PropertiesOf<PublicView, ShownBeside>
}

type DatedSession = PublicSession & { session_date: string }

/** Reads the session to which a client replied as the public view shows it. */
export async function readRepliedSession(
  trx: Trx,
  session: StoredSession,
  { session_date, reply }: ClientReplyInput,
): Promise<PublicSession> {
  const seriesIds = await readSeriesIds(trx, [session])
  return toOwnSession({ ...session, session_date, standing: session.session_date === null }, reply ?? undefined, seriesIds.get(session))
}

const toOwnSession = (
  { id, worker_id, turn_id, day, time, duration, session_date, state, standing, accepted }: NextSession,
  client_reply: ClientReply | undefined,
  series_id: string | undefined,
): DatedSession =>
  ({
    id,
    is_assigned: true,
    worker_id,
    turn_id,
    day,
    time,
    duration,
    session_date,
    state,
    standing,
    series_id,
    accepted: accepted === 'closed' || undefined,
    client_reply,
  }) satisfies PropertiesOf<PublicSession>

const toPublicSchedule = ({ id, name, session_duration, break_duration, turns }: Schedule): PublicSchedule =>
  ({ id, name, session_duration, break_duration, turns: turns.map(toPublicTurn) }) satisfies PropertiesOf<PublicSchedule>

const toPublicTurn = ({ id, name, start_time, end_time }: PublicTurn): PublicTurn =>
  ({ id, name, start_time, end_time }) satisfies PropertiesOf<PublicTurn>

/** Returns a client or worker as the public view shows them, by name alone. */
const toPublicName = ({ id, name, father_last_name, mother_last_name }: PublicName): PublicName =>
  ({ id, name, father_last_name, mother_last_name }) satisfies PropertiesOf<PublicName>

const selectSessionsOfSchedule = (db: Db, { turns }: Schedule) =>
  selectSessions(db).where('session.turn_id', '=', anyOf(turns.map(({ id }) => id)))

/** Selects the linked workers and those of the client's own sessions in the schedule. Deleted ones appear only with a shown session. */
const selectShownWorkers = (db: Db, { id, client_id }: Link, schedule: Schedule, shown: readonly { worker_id: string }[]) =>
  db
    .selectFrom('worker')
    .innerJoin('person', 'person.id', 'worker.person_id')
    .where((worker) => {
      const linkedWorkers = db.selectFrom('public_link_worker').where('public_link_id', '=', id).select('worker_id')
      const ownWorkers = selectSessionsOfSchedule(db, schedule).where('session.client_id', '=', client_id).select('session.worker_id')
      return worker.or([
        worker('worker.id', '=', anyOf(shown.map(({ worker_id }) => worker_id))),
        worker.and([
          worker('worker.deleted_at', 'is', null),
          worker.or([worker('worker.id', 'in', linkedWorkers), worker('worker.id', 'in', ownWorkers)]),
        ]),
      ])
    })
    .select(['worker.id', 'person.name', 'person.father_last_name', 'person.mother_last_name'])
    .select((worker) => worker('worker.deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'))
    .orderBy('person.sort_key')
    .orderBy('worker.id')

async function readLinkedClient(db: Db, clientId: string) {
  const client = await db
    .selectFrom('client')
    .innerJoin('person', 'person.id', 'client.person_id')
    .where('client.id', '=', clientId)
    .where('client.deleted_at', 'is', null)
    .select(['client.id', 'person.name', 'person.father_last_name', 'person.mother_last_name'])
    .executeTakeFirst()
  return toPublicName(requireFound(client, 'lo que busca'))
}

/** Compares sessions by date, time and worker, so that the order does not disclose how they were found. */
const comparePublicSessions = (a: DatedSession, b: DatedSession) =>
  compareText(a.session_date, b.session_date) ||
  a.time - b.time ||
  compareText(a.worker_id, b.worker_id) ||
  Number(b.is_assigned) - Number(a.is_assigned)
