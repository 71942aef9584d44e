import type { Agenda } from '../../agenda.ts'
import type { Context } from '../../context.ts'

/** Creates a public link of the client of an agenda, of a new one unless it is given. Returns the id and what was sent. */
export async function createLink({ administrator, createAgenda }: Context, agenda?: Agenda) {
  const { schedule, worker, client, ...rest } = agenda ?? (await createAgenda())
  const { body: url } = await administrator.call('generatePublicLink')
  const link = { schedule_id: schedule, worker_ids: [worker], client_id: client, url }
  await administrator.call('createPublicLink', { body: link })
  const { body } = await administrator.call('getPublicLink', { path: { id: url } })
  return { id: body.id, link, agenda: { schedule, worker, client, ...rest } }
}
