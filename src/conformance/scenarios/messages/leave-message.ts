import type { Agenda } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import { Failed } from '../../recorder.ts'

/** Reads what a client must be told. */
export const listUntold = ({ administrator }: Pick<Context, 'administrator'>, client_id: string) =>
  administrator.call('listMessages', { query: { client_id, state: 'to-tell' } })

/** Cancels a session of the client, and returns the id of the message that this leaves. */
export async function leaveMessage(context: Context, { book, client }: Agenda): Promise<string> {
  const { id } = await book()
  await context.administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled' } })
  const untold = await listUntold(context, client)
  untold.expect('/length', 1)
  const [message] = untold.body
  if (!message) throw new Failed()
  return message.id
}
