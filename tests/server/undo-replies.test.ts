import { afterAll, beforeEach, expect, test } from 'vitest'
import { tuesday } from './start-agenda.ts'
import { startUndo } from './start-undo.ts'

const agenda = await startUndo()
const { app, book, undo, expectUndo, readLastChange } = agenda
afterAll(() => app.close())
beforeEach(() => agenda.registerPeople())

const message = 'Desde entonces llegó la respuesta de Luis Huamán Rojas (martes 24 de noviembre, 09:00).'

test("a client's later reply of not coming stays", async () => {
  const reply = await agenda.linkLuis()
  const id = await book({ at: '09:00' })
  await agenda.changeState(id, { state: 'canceled' })
  const canceled = await readLastChange()
  await agenda.changeState(id, { state: 'pending' })
  const restored = await readLastChange()
  await reply(id, tuesday, 'declined')
  await expectUndo(restored)
  await expectUndo(canceled)
  expect(await agenda.get(id)).toMatchObject({ state: 'pending', clientReply: 'declined' })
})

test('a reply of not coming that staff settled does not replace a later one', async () => {
  const reply = await agenda.linkLuis()
  const id = await book({ at: '09:00' })
  await reply(id, tuesday, 'declined')
  await agenda.changeState(id, { state: 'confirmed' })
  const settled = await readLastChange()
  app.setClock('2026-11-21T16:00:00Z')
  await reply(id, tuesday, 'declined')
  app.setClock('2026-11-21T15:00:00Z')
  await expectUndo(settled)
  expect(await agenda.get(id)).toMatchObject({ state: 'pending', clientReply: 'declined', clientRepliedAt: '2026-11-21T16:00:00.000Z' })
})

test("a client's later confirmation is a conflict", async () => {
  const reply = await agenda.linkLuis()
  const id = await book({ at: '09:00' })
  await agenda.put(id, { at: '09:00', state: 'confirmed', note: 'Trae informe' })
  const noted = await readLastChange()
  await reply(id, tuesday, 'confirmed')
  expect(await undo(noted)).toMatchObject({ status: 409, error: { message, details: [{ path: 'reply', message }] } })
  await reply(id, tuesday, null)
  await expectUndo(noted)
})

test('a session about which its client has replied since does not go', async () => {
  const reply = await agenda.linkLuis()
  const id = await book({ at: '09:00' })
  const booked = await readLastChange()
  await reply(id, tuesday, 'declined')
  expect(await undo(booked)).toMatchObject({ status: 409, error: { details: [{ path: 'reply', message }] } })
  expect(await agenda.get(id)).toMatchObject({ clientReply: 'declined' })
  await reply(id, tuesday, null)
  await expectUndo(booked)
})

test('a session does not leave the date about which its client has replied since', async () => {
  const reply = await agenda.linkLuis()
  const id = await book({ at: '08:00' })
  await agenda.put(id, { at: '09:00' })
  const moved = await readLastChange()
  await reply(id, tuesday, 'declined')
  expect(await undo(moved)).toMatchObject({ status: 409, error: { details: [{ path: 'reply', message }] } })
})
