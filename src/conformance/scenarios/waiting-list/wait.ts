import type { components } from '#api/generated/wire.ts'
import type { Agenda } from '../../agenda.ts'
import type { Context } from '../../context.ts'

export type WaitingEntryInput = components['schemas']['WaitingEntryInput']

/** Puts the client of an agenda on the waiting list for its schedule, unless the fields say otherwise. Returns the id of the entry. */
export async function wait({ administrator }: Context, { client, schedule }: Agenda, fields: Partial<WaitingEntryInput> = {}) {
  const { body } = await administrator.call('createWaitingEntry', { body: { client_id: client, schedule_id: schedule, ...fields } })
  return body.id
}

/** Expects the entries of an agenda's client to be these, in this order. */
export async function expectWaiting({ administrator }: Context, { client }: Agenda, ids: string[]) {
  const list = await administrator.call('listWaitingEntries', { query: { client_id: client } })
  const listed = list.body.map(({ id }) => id)
  list.check(listed.join() === ids.join(), '', `the ids ${ids}`, listed)
}

/** Expects that no call finds an entry. `blame` is the operation that has made it vanish. */
export async function expectGone(
  { administrator }: Context,
  { schedule, today }: Agenda,
  id: string,
  blame: 'deleteWaitingEntry' | 'deleteClient' | 'createSession',
) {
  const options = { continueOnFailure: true, blame, subject: 'an entry that is gone' } as const
  await administrator.send('updateWaitingEntry', { path: { id }, body: {} }, 404, options)
  await administrator.send('listWaitingSlots', { path: { id }, query: { from: today, to: today } }, 404, options)
  await administrator.send('deleteWaitingEntry', { path: { id } }, 404, options)
  const list = await administrator.call('listWaitingEntries', { query: { schedule_id: schedule } })
  list.expectNotListed(id)
}
