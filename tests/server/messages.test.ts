import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getWeekday } from '#domain/weeks.ts'
import { deleteOldMessages } from '#server/messages/delete-old-messages.ts'
import { tuesday } from './start-agenda.ts'
import { startUndo } from './start-undo.ts'

const agenda = await startUndo()
const { app, book, buildInput, changeState, expectUndo, people, put, readLastChange, remove } = agenda
afterAll(() => app.close())
beforeEach(() => agenda.registerPeople())

const thursday = '2026-11-26'
const nextTuesday = '2026-12-01'

const listMessages = (clientId = people.luis, query: { state?: 'to-tell' | 'told' | 'dropped' } = { state: 'to-tell' }) =>
  app.api.get('/v1/messages', { query: { clientId, ...query } })

/** Reads what a client must be told: kind and what stands between the greeting and the last sentence. */
const readUntold = async (clientId = people.luis) =>
  (await listMessages(clientId)).map(({ kind, text }) => `${kind}: ${/: (.*)\. Si /.exec(text)?.[1]}`)

const tell = (id: string) => app.api.post('/v1/messages/{id}/told', { path: { id } })

const changeAll = (steps: object[], more: object = {}) =>
  app.inject({ method: 'POST', url: '/api/v1/sessions/changes', payload: { steps, ...more } })

const nine = 'la sesión de Luis del martes 24 de noviembre a las 9:00 con Ana Torres'

describe('a change leaves a message', () => {
  test('for sessions that are booked in place of others, each as its own move', async () => {
    const [early, late] = [await book({ at: '09:00' }), await book({ at: '10:00' })]
    const inPlace = (id: string, session_date: string, time: number) => {
      const { clientId, workerId, turnId } = buildInput({})
      const people = { client_id: clientId, worker_id: workerId, turn_id: turnId }
      return { create: { ...people, day: getWeekday(session_date), time, session_date, moved_from: { session_id: id } } }
    }
    await changeAll([inPlace(late, thursday, 540), inPlace(early, nextTuesday, 540)])
    const [text] = await readUntold()
    expect(text).toContain('a las 10:00 con Ana Torres pasa al jueves 26 de noviembre a las 9:00')
    expect(text).toContain('a las 9:00 con Ana Torres pasa al martes 1 de diciembre a las 9:00')
  })

  test('for a session that is moved, canceled, postponed or deleted', async () => {
    const id = await book({ at: '09:00' })
    expect(await readUntold()).toEqual([])
    await put(id, { at: '10:00' })
    expect(await readUntold()).toEqual([`moved: ${nine} pasa al martes 24 de noviembre a las 10:00`])
    const others = [await book({ at: '11:00' }), await book({ at: '09:00', sessionDate: thursday })]
    await changeState(others[0]!, { state: 'canceled' })
    await changeState(others[1]!, { state: 'postponed' })
    const deleted = await book({ at: '08:00' })
    await remove(deleted)
    expect((await readUntold()).slice(1)).toEqual([
      'canceled: la sesión de Luis del martes 24 de noviembre a las 11:00 con Ana Torres queda cancelada',
      'postponed: la sesión de Luis del jueves 26 de noviembre a las 9:00 con Ana Torres queda aplazada, y le avisaremos la nueva fecha',
      'canceled: la sesión de Luis del martes 24 de noviembre a las 8:00 con Ana Torres queda cancelada',
    ])
    expect((await listMessages()).at(-1)).toMatchObject({
      channel: 'manual',
      clientId: people.luis,
      sessionIds: [deleted],
      toldAt: null,
      toldBy: null,
    })
  })

  test('for one date of a series, and for the end of a series', async () => {
    const id = await book({ at: '09:00', sessionDate: null })
    await changeState(id, { state: 'canceled', sessionDate: tuesday })
    await changeAll([{ end_series: { client_id: people.luis, worker_id: people.ana, day: 2, time: 540, from_date: nextTuesday } }])
    expect(await readUntold()).toEqual([
      `canceled: ${nine} queda cancelada`,
      'ended: la sesión de Luis de los martes a las 9:00 con Ana Torres ya no tiene lugar desde el martes 1 de diciembre',
    ])
  })

  test('about a series that goes on at another hour as one move', async () => {
    await book({ at: '09:00', sessionDate: null })
    const { turnId, ...slot } = buildInput({ at: '10:00', sessionDate: null })
    const steps = [
      { end_series: { client_id: people.luis, worker_id: people.ana, day: 2, time: 540, from_date: nextTuesday } },
      { create: { client_id: slot.clientId, worker_id: slot.workerId, turn_id: turnId, day: 4, time: slot.time, starts_on: nextTuesday } },
    ]
    expect((await changeAll(steps)).statusCode).toBe(200)
    expect(await readUntold()).toEqual([
      'changed-hours: la sesión de Luis de los martes a las 9:00 con Ana Torres pasa a los jueves a las 10:00 desde el jueves 3 de diciembre',
    ])
  })

  test('about one date of a series that goes elsewhere as one move, also where its exception is booked', async () => {
    await book({ at: '09:00', sessionDate: null })
    const sessions = [buildInput({ at: '09:00', state: 'postponed' }), buildInput({ at: '10:00', sessionDate: thursday })]
    await app.api.post('/v1/sessions/bulk', { body: { sessions } })
    expect(await readUntold()).toEqual([`moved: ${nine} pasa al jueves 26 de noviembre a las 10:00`])
  })

  test('one for each client, however many of their sessions a change concerns', async () => {
    const ids = [await book({ at: '09:00' }), await book({ at: '09:00', sessionDate: nextTuesday })]
    const other = await book({ at: '10:00', clientId: people.eva })
    await changeAll([...ids, other].map((id) => ({ state: { id, state: 'canceled' } })))
    expect(await readUntold()).toEqual(['canceled: las sesiones de Luis del 24 nov, 1 dic a las 9:00 con Ana Torres quedan canceladas'])
    expect(await readUntold(people.eva)).toHaveLength(1)
  })

  test('for both clients when a session is given to another one', async () => {
    const id = await book({ at: '09:00' })
    await put(id, { at: '09:00', clientId: people.eva })
    expect(await readUntold()).toEqual([`canceled: ${nine} queda cancelada`])
    expect(await readUntold(people.eva)).toEqual([])
  })
})

describe('no message is left', () => {
  test('for a session that is past, a note, a mark of attendance or a state that keeps the slot', async () => {
    const past = await book({ sessionDate: '2026-11-17' })
    await changeState(past, { state: 'canceled' })
    const id = await book({ at: '09:00' })
    await changeState(id, { state: 'confirmed' })
    await put(id, { at: '09:00', note: 'Trae informe' })
    const series = await book({ at: '10:00', sessionDate: null })
    await changeState(series, { state: 'confirmed', sessionDate: tuesday })
    expect(await readUntold()).toEqual([])
  })

  test('for a date that the client declined', async () => {
    const reply = await agenda.linkLuis()
    const id = await book({ at: '09:00' })
    await reply(id, tuesday, 'declined')
    await changeState(id, { state: 'postponed' })
    expect(await readUntold()).toEqual([])
  })

  test('when the call says that the client knows, and what was to be told of the session is dropped', async () => {
    const id = await book({ at: '09:00' })
    await put(id, { at: '10:00' })
    expect(await readUntold()).toHaveLength(1)
    const fields = { ...buildInput({ at: '11:00' }), clientKnows: true }
    await app.api.put('/v1/sessions/{id}', { path: { id }, body: fields })
    expect(await readUntold()).toEqual([])
    await app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled', clientKnows: true } })
    const ids = [await book({ at: '08:00' }), await book({ at: '10:00', sessionDate: thursday })]
    await app.api.delete('/v1/sessions/{id}', { path: { id: ids[0]! }, query: { clientKnows: true } })
    await changeAll([{ delete: { id: ids[1], client_knows: true } }])
    await book({ at: '11:00', sessionDate: null })
    const end = { client_id: people.luis, worker_id: people.ana, day: 2, time: 660, from_date: nextTuesday }
    await changeAll([{ end_series: { ...end, client_knows: true } }])
    const last = await book({ at: '09:00', sessionDate: thursday })
    await changeAll([{ state: { id: last, state: 'canceled' } }], { client_knows: true })
    expect(await readUntold()).toEqual([])
  })

  test('by a dry run or a refused change', async () => {
    const id = await book({ at: '09:00' })
    await changeAll([{ state: { id, state: 'canceled' } }], { dry_run: true })
    await changeAll([{ state: { id, state: 'canceled' } }, { delete: { id: people.ana } }])
    expect(await readUntold()).toEqual([])
  })
})

describe('what a client has not been told', () => {
  test('is one message from where the client knows the session, and none when it is there again', async () => {
    const id = await book({ at: '09:00' })
    await put(id, { at: '10:00' })
    await put(id, { sessionDate: thursday, at: '11:00' })
    expect(await readUntold()).toEqual([`moved: ${nine} pasa al jueves 26 de noviembre a las 11:00`])
    await changeState(id, { state: 'canceled' })
    expect(await readUntold()).toEqual([`canceled: ${nine} queda cancelada`])
    await changeState(id, { state: 'pending' })
    await put(id, { at: '09:00' })
    expect(await readUntold()).toEqual([])
    expect(await listMessages(people.luis, {})).toEqual([])
  })

  test('says how a session ceased that is postponed after it was canceled', async () => {
    const id = await book({ at: '09:00' })
    await changeState(id, { state: 'canceled' })
    await changeState(id, { state: 'postponed' })
    expect(await readUntold()).toEqual([`postponed: ${nine} queda aplazada, y le avisaremos la nueva fecha`])
    await tell((await listMessages())[0]!.id)
    await changeState(id, { state: 'canceled' })
    expect(await readUntold()).toEqual([])
  })

  test('says when a series ends whose end changes again, and nothing when it goes on', async () => {
    const id = await book({ at: '09:00', sessionDate: null })
    const ended = (date: string) => [`ended: la sesión de Luis de los martes a las 9:00 con Ana Torres ya no tiene lugar desde el ${date}`]
    const endOn = (endsOn: string | null) => put(id, { at: '09:00', sessionDate: null, endsOn })
    await endOn('2026-12-22')
    await endOn('2026-12-08')
    expect(await readUntold()).toEqual(ended('martes 15 de diciembre'))
    await endOn('2026-12-15')
    expect(await readUntold()).toEqual(ended('martes 22 de diciembre'))
    await endOn(null)
    expect(await readUntold()).toEqual([])
  })

  test('says where a postponed session is booked again, unless the client was told that it is postponed', async () => {
    const id = await book({ at: '09:00' })
    const movedFrom = { sessionId: id, sessionDate: tuesday }
    await changeState(id, { state: 'postponed' })
    const again = await book({ at: '10:00', sessionDate: thursday, movedFrom })
    expect(await readUntold()).toEqual([`moved: ${nine} pasa al jueves 26 de noviembre a las 10:00`])
    await changeState(again, { state: 'postponed' })
    await tell((await listMessages())[0]!.id)
    await book({ at: '11:00', sessionDate: thursday, movedFrom: { sessionId: again, sessionDate: thursday } })
    expect(await readUntold()).toEqual([])
  })

  test('is nothing when a canceled session is deleted and booked again at the same time', async () => {
    const id = await book({ at: '09:00' })
    await changeState(id, { state: 'canceled' })
    await remove(id)
    await book({ at: '09:00' })
    expect(await readUntold()).toEqual([])
  })

  test('is nothing when one date of a series moves and is brought back, in one change or two', async () => {
    const series = await book({ at: '09:00', sessionDate: null })
    const move = () => book({ at: '10:00', sessionDate: thursday, movedFrom: { sessionId: series, sessionDate: tuesday } })
    const bringBack = { id: series, state: 'pending', session_date: tuesday }
    const together = [{ delete: { id: await move() } }, { state: bringBack }]
    expect((await changeAll(together)).statusCode).toBe(200)
    expect(await readUntold()).toEqual([])
    const moved = await move()
    await changeAll([{ state: bringBack }])
    expect(await readUntold()).toEqual([
      'restored: la sesión de Luis del jueves 26 de noviembre a las 10:00 con Ana Torres queda reservada',
    ])
    await remove(moved)
    expect(await readUntold()).toEqual([])
  })

  test('is that a series pauses, when it is ended and booked again from a later date on', async () => {
    await book({ at: '09:00', sessionDate: null })
    const { turnId, ...slot } = buildInput({ at: '09:00', sessionDate: null })
    const end = { client_id: people.luis, worker_id: people.ana, day: 2, time: 540, from_date: nextTuesday }
    const create = { client_id: slot.clientId, worker_id: slot.workerId, turn_id: turnId, day: 2, time: 540, starts_on: '2027-01-12' }
    expect((await changeAll([{ end_series: end }, { create }])).statusCode).toBe(200)
    expect(await readUntold()).toEqual([
      'changed-hours: la sesión de Luis de los martes a las 9:00 con Ana Torres tiene lugar desde el martes 12 de enero',
    ])
  })

  test('leaves out a past session that is moved to a date to come', async () => {
    const id = await book({ at: '09:00', sessionDate: '2026-11-17' })
    await put(id, { at: '09:00' })
    expect(await readUntold()).toEqual([])
  })

  test('is told again as restored once the client was told that the session does not take place', async () => {
    const id = await book({ at: '09:00' })
    await changeState(id, { state: 'canceled' })
    await tell((await listMessages())[0]!.id)
    expect(await readUntold()).toEqual([])
    await changeState(id, { state: 'pending' })
    expect(await readUntold()).toEqual([`restored: ${nine} tendrá lugar como estaba previsto`])
  })
})

describe('undoing a change', () => {
  test('drops what was not told, and doing it again brings it back', async () => {
    const id = await book({ at: '09:00' })
    await put(id, { at: '10:00' })
    const moved = [`moved: ${nine} pasa al martes 24 de noviembre a las 10:00`]
    const undo = await expectUndo(await readLastChange())
    expect(await readUntold()).toEqual([])
    await expectUndo(undo)
    expect(await readUntold()).toEqual(moved)
  })

  test('brings back what the change had replaced', async () => {
    const id = await book({ at: '09:00' })
    await put(id, { at: '10:00' })
    await put(id, { at: '11:00' })
    await expectUndo(await readLastChange())
    expect(await readUntold()).toEqual([`moved: ${nine} pasa al martes 24 de noviembre a las 10:00`])
  })

  test('tells a client who was told already what is true now', async () => {
    const id = await book({ at: '09:00' })
    await put(id, { at: '10:00' })
    await put(id, { at: '11:00' })
    const change = await readLastChange()
    await tell((await listMessages())[0]!.id)
    const undo = await expectUndo(change)
    expect(await readUntold()).toEqual([
      'restored: la sesión de Luis del martes 24 de noviembre a las 11:00 con Ana Torres pasa al martes 24 de noviembre a las 10:00',
    ])
    await expectUndo(undo)
    expect(await readUntold()).toEqual([])
    expect(await agenda.get(id)).toMatchObject({ time: 660 })
  })

  test('leaves no message for a booking that is undone', async () => {
    await book({ at: '09:00' })
    await expectUndo(await readLastChange())
    expect(await readUntold()).toEqual([])
  })
})

describe('a message', () => {
  const leave = async (at = '09:00') => {
    await changeState(await book({ at }), { state: 'canceled' })
    return (await listMessages())[0]!.id
  }

  test('that is told says when and by whom, is in the history without its text, and can be taken back', async () => {
    const id = await leave()
    await tell(id)
    await tell(id)
    const told = { id, state: 'told', toldAt: '2026-11-21T15:00:00.000Z', toldBy: expect.any(String) }
    expect(await listMessages(people.luis, {})).toMatchObject([told])
    const rows = await app.db
      .selectFrom('history')
      .where('kind', '=', 'message')
      .where('record_id', '=', id)
      .selectAll()
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { operation: 'changeSessionState', before: null },
      { operation: 'markMessageTold', before: { state: 'to-tell' }, after: { state: 'told' } },
    ])
    const listed = await app.api.get('/v1/history', { query: { kind: 'message', clientId: people.luis } })
    expect(listed).toMatchObject([{ operation: 'markMessageTold' }])
    expect(JSON.stringify(rows)).not.toContain('Luis')
    await expectUndo(await readLastChange())
    expect(await listMessages()).toMatchObject([{ id, state: 'to-tell', toldAt: null, toldBy: null }])
  })

  test('that was dropped cannot be told, and one that is told cannot be dropped', async () => {
    const id = await leave()
    await app.api.post('/v1/messages/{id}/drop', { path: { id } })
    await app.api.post('/v1/messages/{id}/drop', { path: { id } })
    expect(await readUntold()).toEqual([])
    const post = (verb: string, of = id) => app.inject({ method: 'POST', url: `/api/v1/messages/${of}/${verb}` })
    expect((await post('told')).statusCode).toBe(409)
    const other = await leave('10:00')
    await tell(other)
    expect((await post('drop', other)).statusCode).toBe(409)
    expect((await post('told', people.luis)).statusCode).toBe(404)
  })

  test('is gone with its client, and deleted a day after the client or 90 days after it was told', async () => {
    const id = await leave()
    await app.api.delete('/v1/clients/{id}', { path: { id: people.luis } })
    expect(
      (await app.inject({ method: 'GET', url: '/api/v1/messages' })).json<{ id: string }[]>().map((message) => message.id),
    ).not.toContain(id)
    const isStored = async () => (await app.db.selectFrom('message').where('id', '=', id).select('id').execute()).length === 1
    await deleteOldMessages(app.db)
    expect(await isStored()).toBe(true)
    await app.db.updateTable('client').set({ deleted_at: '2026-11-01T00:00:00.000Z' }).where('id', '=', people.luis).execute()
    await deleteOldMessages(app.db)
    expect(await isStored()).toBe(false)
  })

  test('that nobody was told of is deleted a week after its sessions would have taken place', async () => {
    const id = await leave()
    const listIds = async () => (await listMessages()).map((message) => message.id)
    const setDate = (days: number) =>
      sql`update message set changes = jsonb_set(changes, '{0,before,date}', to_jsonb((now() - make_interval(days => ${days}::int))::date)) where id = ${id}`.execute(
        app.db,
      )
    await setDate(6)
    await deleteOldMessages(app.db)
    expect(await listIds()).toEqual([id])
    await setDate(9)
    await deleteOldMessages(app.db)
    expect(await listIds()).toEqual([])
  })
})
