import type { Operations } from '../call.ts'
import { requireFound } from '../errors.ts'
import { listReadableKinds } from './readable-kinds.ts'
import { addNames, readHistory, selectAllEntries } from './sql.ts'

export const history = {
  listHistory: ({ db, actor, query: { kind, limit = 50, ...filter }, settings: { timeZone } }) =>
    readHistory(db, listReadableKinds(actor.access, kind), filter, { access: actor.access, timeZone, limit }),

  listSessionHistory: async ({ db, path: { id } }) => {
    requireFound(await db.selectFrom('session').where('id', '=', id).select('id').executeTakeFirst(), 'la sesión')
    return addNames(db, await selectAllEntries(db).where('kind', '=', 'session').where('record_id', '=', id).execute())
  },
} satisfies Partial<Operations>
