import type { Operations } from '../call.ts'
import { requireFound } from '../errors.ts'
import { listReadableKinds } from './readable-kinds.ts'
import { readHistory, readHistoryOfSession } from './sql.ts'

export const history = {
  listHistory: ({ db, actor, query: { kind, limit = 50, ...filter }, settings: { timeZone } }) =>
    readHistory(db, listReadableKinds(actor.access, kind), filter, { access: actor.access, timeZone, limit }),

  listSessionHistory: async ({ db, path: { id } }) => {
    const session = requireFound(await db.selectFrom('session').where('id', '=', id).selectAll().executeTakeFirst(), 'la sesión')
    return readHistoryOfSession(db, session)
  },
} satisfies Partial<Operations>
