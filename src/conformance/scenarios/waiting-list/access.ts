import type { OperationId } from '#api/operation.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Request } from '../../exchange/exchange.ts'
import type { Scenario } from '../../scenario.ts'
import { wait } from './wait.ts'

/** The access that the operations of the waiting list need. */
export const waitingAccess: Scenario[] = [
  {
    title: 'each access to sessions opens its own operations of the waiting list and no other',
    operations: [
      ...(['listWaitingEntries', 'listWaitingMatches', 'listWaitingSlots'] as const),
      ...(['createWaitingEntry', 'updateWaitingEntry', 'deleteWaitingEntry'] as const),
    ],
    run: async (context) => {
      const { createAgenda, createUser } = context
      const agenda = await createAgenda()
      const { client, turn, worker, today } = agenda
      const path = { id: await wait(context, agenda) }
      const slot = { turn_id: turn, worker_id: worker, session_date: addDays(today, 14), time: parseTimeOfDay('08:00') }
      for (const [index, type] of ['read', 'register', 'update', 'delete', 'mix'].entries()) {
        const { caller } = await createUser([`sessions.${type}`])
        const call = (operation: OperationId, needed: string, request: Request, success: number) => {
          const expected = type === needed || type === 'mix' ? success : 403
          return caller.send(operation, request, expected, { continueOnFailure: true, subject: `with sessions.${type}` })
        }
        // Each user asks for something else, because equal entries are refused.
        const from_time = parseTimeOfDay('08:00') + index
        await call('listWaitingEntries', 'read', {}, 200)
        await call('listWaitingMatches', 'read', { query: slot }, 200)
        await call('listWaitingSlots', 'read', { path, query: { from: today, to: today } }, 200)
        await call('createWaitingEntry', 'register', { body: { client_id: client, from_time } }, 201)
        await call('updateWaitingEntry', 'update', { path, body: { days: [2] } }, 200)
        await call('deleteWaitingEntry', 'delete', { path: { id: await wait(context, agenda, { from_time }) } }, 204)
      }
    },
  },
]
