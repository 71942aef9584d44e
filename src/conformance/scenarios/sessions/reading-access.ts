import { createRandomId } from '#api/random-id.ts'
import { getOperation } from '../../contract.ts'
import type { Request } from '../../exchange/exchange.ts'
import type { Scenario } from '../../scenario.ts'
import { buildReadingRequests, readingOperations } from './reading-samples.ts'

const readingCodes = [
  'sessions.read',
  'assists.read',
  'sessions.register',
  'sessions.update',
  'sessions.delete',
  'sessions.mix',
  'my_sessions.update',
]

/** True when a code alone opens an operation that needs one of these. */
const isOpen = (access: string[], code: string) => access.some((needed) => needed === code || needed.replace(/\.\w+$/, '.mix') === code)

/** The access that the reading operations need, and the ids that they must know. */
export const readingAccess: Scenario[] = [
  {
    title: 'each access opens the reading operations that the contract lists for it, and no other',
    operations: readingOperations,
    run: async ({ createAgenda, createUser, has }) => {
      const agenda = await createAgenda()
      const requests = buildReadingRequests(agenda, (await agenda.book()).id)
      const offered = readingOperations.map(getOperation).filter(({ id }) => has(id))
      for (const code of readingCodes) {
        const { caller } = await createUser([code])
        for (const { id, access, success } of offered) {
          const request: Request = requests[id as keyof typeof requests]
          const expected = isOpen(access, code) ? success : 403
          await caller.send(id, request, expected, { continueOnFailure: true, subject: `with ${code} alone` })
        }
      }
    },
  },
  {
    title: 'an unknown client, worker, turn or session in the query is refused',
    operations: readingOperations,
    run: async ({ administrator, createAgenda, has }) => {
      const agenda = await createAgenda()
      const { client, worker, turn, today } = agenda
      const { id } = await agenda.book()
      const requests = buildReadingRequests(agenda, id)
      const expectRefused = async (operation: keyof typeof requests, query: object) => {
        for (const name of Object.keys(query).filter((name) => name.endsWith('_id') || name === 'except')) {
          const request = { ...requests[operation], query: { ...query, [name]: createRandomId() } }
          await administrator.send(operation, request, 400, { continueOnFailure: true, subject: `no record has this ${name}` })
        }
      }
      for (const operation of readingOperations.filter((id) => has(id)))
        await expectRefused(operation, ((requests[operation] as Request).query as object) ?? {})
      const filters = { client_id: client, worker_id: worker, turn_id: turn }
      await expectRefused('listSessions', filters)
      await expectRefused('listSessions', { ...filters, from: today, to: today })
      await expectRefused('listAvailablePeople', { ...requests.listAvailablePeople.query, except: id })
    },
  },
]
