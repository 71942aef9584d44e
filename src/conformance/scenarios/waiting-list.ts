import type { Context } from '../context.ts'
import type { TagScenarios } from '../scenario.ts'
import { waitingAccess } from './waiting-list/access.ts'
import { waitingEntries } from './waiting-list/entries.ts'
import { entryBookings } from './waiting-list/entry-bookings.ts'
import { fittingSlots } from './waiting-list/fitting.ts'
import { wait } from './waiting-list/wait.ts'

const createEntry = async (context: Context) => ({ path: { id: await wait(context, await context.createAgenda()) } })

export const waitingList: TagScenarios = {
  tag: 'waiting-list',
  samples: {
    createWaitingEntry: async ({ createClient }) => ({ body: { client_id: (await createClient()).id, days: [2], note: 'Por la tarde.' } }),
    updateWaitingEntry: async (context) => ({ ...(await createEntry(context)), body: { days: [2], note: 'Por la tarde.' } }),
    deleteWaitingEntry: createEntry,
    listWaitingMatches: async ({ createAgenda }) => {
      const { turn, worker, build } = await createAgenda()
      const { session_date, time } = build()
      return { query: { turn_id: turn, worker_id: worker, session_date: session_date!, time } }
    },
    listWaitingSlots: async (context) => ({ ...(await createEntry(context)), query: { from: '2026-11-22', to: '2026-11-28' } }),
  },
  scenarios: [...waitingEntries, ...entryBookings, ...fittingSlots, ...waitingAccess],
}
