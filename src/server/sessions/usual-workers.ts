import { sql } from 'kysely'
import type { UsualWorker } from '#api/generated/wire.ts'
import { isActive, states } from '#domain/states.ts'
import { getUsualPeriod } from '#domain/usual-workers.ts'
import type { Db } from '../database/connect.ts'
import { selectOccurrences, selectSessions } from './sql.ts'

/** Selects the workers whom a client sees in active sessions around today, with the numbers of these sessions, the most frequent worker first. */
export function selectUsualWorkers(db: Db, client_id: string, today: string) {
  return db
    .selectFrom(selectOccurrences(selectSessions(db, { client_id }), getUsualPeriod(today)).clearOrderBy().as('occurrence'))
    .innerJoin('worker', 'worker.id', 'occurrence.worker_id')
    .where('worker.deleted_at', 'is', null)
    .where('occurrence.state', 'in', states.filter(isActive))
    .select('occurrence.worker_id')
    .select((occurrence) => occurrence.fn.countAll<number>().as('count'))
    .groupBy('occurrence.worker_id')
    .orderBy('count', 'desc')
    .orderBy(sql`max(occurrence.session_date + occurrence.time * interval '1 minute')`, 'desc')
    .orderBy('occurrence.worker_id')
    .$castTo<UsualWorker>()
}
