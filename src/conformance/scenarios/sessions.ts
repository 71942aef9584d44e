import type { Context } from '../context.ts'
import type { TagScenarios } from '../scenario.ts'
import { createUpperCaseScenario } from './ids-in-upper-case.ts'
import { bookings } from './sessions/bookings.ts'
import { bulkBookings } from './sessions/bulk.ts'
import { conflictDetails } from './sessions/conflict-details.ts'
import { deletedPeople } from './sessions/deleted-people.ts'
import { sessionDeletions } from './sessions/deletions.ts'
import { doubleBookings } from './sessions/double-bookings.ts'
import { exceptions } from './sessions/exceptions.ts'
import { sessionMoves } from './sessions/moves.ts'
import { oneWeek } from './sessions/one-week.ts'
import { ownChanges } from './sessions/own-changes.ts'
import { sessionRaces } from './sessions/races.ts'
import { readingScenarios } from './sessions/reading.ts'
import { readingSamples } from './sessions/reading-samples.ts'
import { refusedBookings } from './sessions/refused-bookings.ts'
import { reminders } from './sessions/reminders.ts'
import { series } from './sessions/series.ts'
import { seriesEnds } from './sessions/series-ends.ts'
import { sessionChanges } from './sessions/session-changes.ts'
import { sessionStates } from './sessions/states.ts'
import { unavailableSessions } from './sessions/unavailable.ts'
import { sessionUpdates } from './sessions/updates.ts'

async function bookSample({ createAgenda }: Context) {
  const { book, build } = await createAgenda()
  const session = build({ note: 'Viene con su abuela.', state: 'confirmed' })
  return { ...(await book(session)), session }
}

export const sessions: TagScenarios = {
  tag: 'sessions',
  samples: {
    ...readingSamples,
    createSession: async ({ createAgenda }) => ({ body: (await createAgenda()).build({ note: 'Viene sola.', state: 'confirmed' }) }),
    updateSession: async (context) => {
      const { id, session } = await bookSample(context)
      return { path: { id }, body: session }
    },
    deleteSession: async (context) => ({ path: { id: (await bookSample(context)).id } }),
    changeSessionState: async (context) => ({ path: { id: (await bookSample(context)).id }, body: { state: 'confirmed' } }),
    markSessionReminded: async (context) => {
      const { id, session } = await bookSample(context)
      return { path: { id }, body: { session_date: session.session_date! } }
    },
    createSessions: async ({ createAgenda }) => {
      const { build } = await createAgenda()
      return { body: { sessions: [build({ note: 'Viene sola.', state: 'confirmed' })] } }
    },
    changeSessions: async ({ createAgenda }) => {
      const { build } = await createAgenda()
      return { body: { steps: [{ create: build({ note: 'Viene sola.', state: 'confirmed' }) }] } }
    },
    deleteSessions: async (context) => ({ body: { ids: [(await bookSample(context)).id] } }),
    endSeries: async (context) => {
      const { session } = await bookSample(context)
      const { client_id, worker_id, day, time } = session
      return { body: { client_id, worker_id, day, time, from_date: session.session_date! } }
    },
  },
  unseen: { createSessions: { 409: 'only while another call with the same key is in progress' } },
  scenarios: [
    ...bookings,
    createUpperCaseScenario('getSession', bookSample),
    ...refusedBookings,
    ...doubleBookings,
    ...conflictDetails,
    ...sessionStates,
    ...sessionUpdates,
    ...series,
    ...exceptions,
    ...oneWeek,
    ...sessionMoves,
    ...reminders,
    ...seriesEnds,
    ...bulkBookings,
    ...sessionChanges,
    ...sessionDeletions,
    ...deletedPeople,
    ...ownChanges,
    ...sessionRaces,
    ...readingScenarios,
    ...unavailableSessions,
  ],
}
