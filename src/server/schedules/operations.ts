import { splitWords } from '#domain/search.ts'
import type { Operations } from '../call.ts'
import { containsWords, nameOrder, searchableText } from '../database/search.ts'
import { runTransaction } from '../database/transaction.ts'
import { requireFound } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { fetchPage, parseSort } from '../list.ts'
import { openToEveryOwner } from '../ownership.ts'
import { refuseStale } from '../stale.ts'
import { refuseMovingSessions, refuseRemovingUsedTurns, refuseUsedSchedule } from './in-use.ts'
import { deleteSchedule, insertSchedule, joinTurns, lockSchedule, readSchedule, selectSchedules, updateSchedule } from './sql.ts'
import { refuseForeignTurns, refuseInvalidTurns } from './turn-rules.ts'

export const schedules = {
  listSchedules: async ({ db, query, reply }) => {
    const { by, direction } = parseSort(query.sort ?? 'name')
    const filtered = selectSchedules(db)
      .where(containsWords(searchableText('schedule.name'), splitWords(query.search ?? '')))
      .orderBy(by === 'name' ? nameOrder('schedule.name') : 'schedule.created_at', direction)
      .orderBy('schedule.id', direction)
    return openToEveryOwner(await joinTurns(db, await fetchPage(filtered, { query, reply })))
  },

  getSchedule: async ({ db, path }) => openToEveryOwner(await readSchedule(db, path.id)),

  createSchedule: (call) => {
    const { db, body } = call
    refuseInvalidTurns(body)
    return runTransaction(db, (trx) => runOnce(trx, call, () => insertSchedule(trx, body)))
  },

  updateSchedule: ({ db, path, body, actor, settings, today }) => {
    refuseInvalidTurns(body)
    return runTransaction(db, async (trx) => {
      // The schedule is locked before its turns are read, so that a concurrent change has ended.
      requireFound(await lockSchedule(trx, path.id), 'el horario')
      const schedule = await readSchedule(trx, path.id)
      refuseStale(schedule, body.updated_at, settings)
      refuseForeignTurns(body, schedule)
      await refuseRemovingUsedTurns(trx, schedule, body)
      await refuseMovingSessions(trx, schedule, body, { actor, today })
      await updateSchedule(trx, schedule, body)
      return readSchedule(trx, schedule.id)
    })
  },

  deleteSchedule: async ({ db, path }) => {
    await runTransaction(db, async (trx) => {
      requireFound(await lockSchedule(trx, path.id), 'el horario')
      const schedule = await readSchedule(trx, path.id)
      await refuseUsedSchedule(trx, schedule)
      await deleteSchedule(trx, schedule)
    })
  },
} satisfies Partial<Operations>
