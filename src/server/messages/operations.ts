import { hasAnyAccess } from '#domain/access.ts'
import type { Operations } from '../call.ts'
import { createForbiddenError } from '../errors.ts'
import { fetchPage } from '../list.ts'
import { refuseUnknownFilters } from '../sessions/query-params.ts'
import { settleMessage } from './settle-message.ts'
import { joinTexts, selectMessages } from './sql.ts'

export const messages = {
  listMessages: async ({ db, query, reply, actor, today, settings }) => {
    if (!hasAnyAccess(actor.access, ['clients.read'])) throw createForbiddenError(['clients.read'])
    await refuseUnknownFilters(db, query)
    return joinTexts(db, await fetchPage(selectMessages(db, query), { query, reply }), { actor, today, settings })
  },

  markMessageTold: (call) => settleMessage(call, 'told'),

  dropMessage: (call) => settleMessage(call, 'dropped'),
} satisfies Partial<Operations>
