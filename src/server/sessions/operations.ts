import { addUnavailability } from '../availability/add-unavailability.ts'
import { runBulk } from '../bulk-queue.ts'
import type { Operations, OwnIds } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { requireFound } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { requireOwn } from '../ownership.ts'
import { createBookingsError, createDeletionsError } from './changes/change-errors.ts'
import { changeSessions } from './changes/operation.ts'
import type { StepOutcome, StepRefusal } from './changes/refusal.ts'
import { runChange } from './changes/run-change.ts'
import type { Step } from './changes/step.ts'
import { toCreated } from './changes/to-created.ts'
import { joinClientsAndWorkers, readSession } from './join-clients-and-workers.ts'
import { listOperations } from './list-operations.ts'
import { lockSession } from './lock.ts'
import { deleteReminder, readOccurrence, saveReminder } from './reminders.ts'

export const sessions = {
  ...listOperations,

  getSession: ({ db, path, actor, ownOnly }) => readSession(db, path.id, { actor, ownOnly }),

  createSession: (call) =>
    runChange(call, [{ kind: 'create', body: call.body, override: call.query.override ?? false }], {
      once: (trx, work) => runOnce(trx, call, work),
      answer: async (_, [created]) => toCreated(created!),
    }),

  updateSession: (call) => {
    const { path, query, body, ownOnly } = call
    return changeOne(call, { kind: 'update', id: path.id.toLowerCase(), body, override: query.override ?? false, ownOnly })
  },

  changeSessionState: (call) => {
    const { path, query, body, ownOnly } = call
    return changeOne(call, { kind: 'state', id: path.id.toLowerCase(), body, override: query.override ?? false, ownOnly })
  },

  markSessionReminded: ({ db, path, body, actor, now, today }) =>
    runTransaction(db, async (trx) => {
      const session = requireFound(await lockSession(trx, path.id), 'la sesión')
      const occurrence = requireOwn(await readOccurrence(trx, session, body.session_date), null, 'sessions.update')
      if (body.reminded === false) await deleteReminder(trx, session, body.session_date)
      else await saveReminder(trx, session, body.session_date, now)
      const [reminded] = await joinClientsAndWorkers(trx, await addUnavailability(trx, [occurrence], today), { actor, ownOnly: null })
      return reminded!
    }),

  deleteSession: (call) => {
    const step: Step = { kind: 'delete', id: call.path.id.toLowerCase(), clientKnows: call.query.client_knows ?? false }
    return runChange(call, [step], { answer: async () => {} })
  },

  createSessions: (call) => {
    const steps = call.body.sessions.map((body): Step => ({ kind: 'create', body, override: call.query.override ?? false }))
    const answer = async (_: Trx, touched: string[][]) => touched.map(([created]) => created!)
    const once = (trx: Trx, work: () => Promise<string[]>) => runOnce(trx, call, work)
    return runBulk(call.actor.id, () => runChange(call, steps, { once, createError: createBookingsError, answer }))
  },

  deleteSessions: (call) => {
    const requested = call.body.ids.map((id) => id.toLowerCase())
    // An id that the request repeats is deleted once.
    const ids = [...new Set(requested)]
    const clientKnows = call.query.client_knows ?? false
    const steps = ids.map((id): Step => ({ kind: 'delete', id, clientKnows }))
    const positions = ids.map((id) => requested.indexOf(id))
    const createError = (outcomes: readonly StepOutcome[]) => createDeletionsError(outcomes, positions)
    const answer = async (_: Trx, touched: string[][]) => touched.flat()
    return runBulk(call.actor.id, () => runChange(call, steps, { ignores: isUnknown, createError, answer }))
  },

  endSeries: (call) => runChange(call, [{ kind: 'end_series', body: call.body }], { answer: async (_, [ended]) => ended! }),

  changeSessions,
} satisfies Partial<Operations>

/** Runs the change of one session and reads it. */
const changeOne = (call: Parameters<typeof runChange>[0] & { ownOnly: OwnIds | null }, step: Step) =>
  runChange(call, [step], { answer: (trx, [changed]) => readSession(trx, changed![0]!, call) })

/** A list of deletions may name sessions that do not exist. */
const isUnknown = ({ error }: StepRefusal) => error.status === 404
