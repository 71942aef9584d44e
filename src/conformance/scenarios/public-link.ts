import { addDays } from '#domain/weeks.ts'
import type { Context } from '../context.ts'
import type { TagScenarios } from '../scenario.ts'
import { createLink } from './public-link/create-link.ts'
import { linkFeeds } from './public-link/link-feeds.ts'
import { linkRecords } from './public-link/links.ts'
import { replies } from './public-link/replies.ts'
import { replyEffects } from './public-link/reply-effects.ts'
import { unavailableSlots } from './public-link/unavailable-slots.ts'
import { publicViews } from './public-link/views.ts'

async function buildLink(context: Context) {
  const { schedule, worker, client } = await context.createAgenda()
  const { body: url } = await context.administrator.call('generatePublicLink')
  return { schedule_id: schedule, worker_ids: [worker], client_id: client, url }
}

export const publicLink: TagScenarios = {
  tag: 'public-link',
  samples: {
    createPublicLink: async (context) => ({ body: await buildLink(context) }),
    updatePublicLink: async (context) => {
      const { id, link } = await createLink(context)
      return { body: { ...link, id } }
    },
    getPublicView: async (context) => ({ path: { url: (await createLink(context)).link.url } }),
    replyToSession: async (context) => {
      const { link, agenda } = await createLink(context)
      const session_date = addDays(agenda.today, 14)
      const { id } = await agenda.book({ session_date })
      return { path: { url: link.url, id }, body: { session_date, reply: 'declined' } }
    },
    getPublicLink: async (context) => ({ path: { id: (await createLink(context)).link.url } }),
    deletePublicLink: async (context) => ({ path: { id: (await createLink(context)).link.client_id } }),
  },
  scenarios: [...linkRecords, ...publicViews, ...linkFeeds, ...unavailableSlots, ...replies, ...replyEffects],
}
