import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Turn } from '#api/generated/app.ts'
import { createSchedule, toScheduleUpdate } from './create-records.ts'
import { startUndo } from './start-undo.ts'

const agenda = await startUndo()
const { app, people, book, undo, readLastChange } = agenda
afterAll(() => app.close())
beforeEach(() => agenda.registerPeople())

test('of undos at the same time one succeeds', async () => {
  const changes = [
    () => book({ at: '09:00' }),
    async () => agenda.remove(await book({ at: '10:00' })),
    async () => app.api.delete('/v1/waiting-list/{id}', { path: { id: await agenda.wait() } }),
    async () => agenda.removeAbsence(await agenda.addAbsence({ fromDate: '2026-12-01', toDate: '2026-12-01' })),
    () => agenda.setHours([2, '08:00', '12:00']),
    () => agenda.createTurn(),
    () => agenda.registerPeople(),
  ]
  for (const change of changes) {
    await change()
    const changeId = await readLastChange()
    const answers = await Promise.all(Array.from({ length: 6 }, () => undo(changeId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['Este cambio ya se deshizo.']))
  }
})

test('an undo and a booking of its slot at the same time give the slot to one of them', async () => {
  for (let round = 0; round < 5; round++) {
    await agenda.registerPeople()
    await agenda.remove(await book({ at: '09:00' }))
    const changeId = await readLastChange()
    const booking = book({ at: '09:00', clientId: people.eva }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
    const [booked, undone] = await Promise.all([booking, undo(changeId)])
    expect([booked, undone.status].toSorted()).toEqual([200, 409])
  }
})

test('an undo and an erasure at the same time leave nothing of the client', async () => {
  for (let round = 0; round < 5; round++) {
    await agenda.registerPeople()
    const { person } = await app.api.get('/v1/clients/{id}', { path: { id: people.luis } })
    await app.api.post('/v1/person', { body: { id: person.id, name: 'Lucio' } })
    const changeId = await readLastChange()
    await Promise.all([undo(changeId), app.api.post('/v1/clients/{id}/erase', { path: { id: people.luis } })])
    const { name, deleted_at } = await app.db.selectFrom('person').where('id', '=', person.id).selectAll().executeTakeFirstOrThrow()
    expect([name, deleted_at === null]).toEqual(['Cliente', false])
  }
})

describe('of an undo that needs a turn and a change of the schedule that removes it at the same time', () => {
  /** Makes each change of a turn or session take longer between its last check and the end of its transaction, so that a missing lock shows. */
  beforeAll(async () => {
    await sql`
      create function take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.2); return null; end';
      create trigger take_time after update on turn for each row execute function take_time();
      create constraint trigger take_time after update on session deferrable initially deferred for each row execute function take_time();
    `.execute(app.db)
  })

  /** Waits until a transaction takes its time, having taken its locks. */
  const waitUntilSlow = () =>
    expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'
        `.execute(app.db)
        return rows.length
      })
      .toBe(1)

  /** Makes a change by which sessions leave a turn. */
  type Change = (turnId: string, otherTurnId: string) => Promise<unknown>

  const changes: [string, Change][] = [
    ['a deletion', async (turnId) => agenda.remove(await book({ turnId }))],
    ['a move', async (turnId, otherTurnId) => agenda.put(await book({ turnId }), { turnId: otherTurnId, at: '14:00' })],
    [
      'a deletion of several',
      async (turnId) => {
        const ids = [await book({ turnId }), await book({ turnId, at: '10:00', sessionDate: null })]
        await app.api.delete('/v1/sessions/bulk', { body: { ids } })
      },
    ],
  ]

  test.each(
    changes.flatMap(([name, change]) => [
      { name, change, first: 'the undo' },
      { name, change, first: 'the schedule' },
    ]),
  )('after $name, only $first succeeds when it comes first', async ({ change, first }) => {
    const schedule = await createSchedule(app.api)
    const [turn, other] = schedule.turns as [Turn, Turn]
    await change(turn.id, other.id)
    const changeId = await readLastChange()
    const body = toScheduleUpdate({ ...schedule, turns: [other] })
    const removeTurn = () =>
      app.api.put('/v1/schedules/{id}', { path: { id: schedule.id }, body }).then(
        () => 200,
        ({ status }: { status: number }) => status,
      )
    const undoChange = () => undo(changeId).then(({ status }) => status)
    const [earlier, later] = first === 'the undo' ? [undoChange, removeTurn] : [removeTurn, undoChange]
    const answer = earlier()
    await waitUntilSlow()
    expect([await later(), await answer]).toEqual([409, 200])
    const { rows } = await sql`
      select from session join turn on turn.id = turn_id where turn.id = ${turn.id} and session.deleted_at is null and turn.deleted_at is not null
    `.execute(app.db)
    expect(rows, 'sessions without their turn').toEqual([])
  })
})
