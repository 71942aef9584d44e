import type { OperationId } from '#api/operation.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Context } from '../../context.ts'
import { getOperation } from '../../contract.ts'
import type { Answer } from '../../exchange/answer.ts'
import type { Request } from '../../exchange/exchange.ts'
import { buildPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { buildReadingRequests, readingOperations } from './reading-samples.ts'

/** The lists that a server may send with an ETag. */
const taggedLists: OperationId[] = readingOperations.filter((id) => getOperation(id).responses[304] !== undefined)

type TaggedList = { id: OperationId; request: Request; read: Answer<unknown>; etag: string }

const withTag = (request: Request, etag: string): Request => ({ ...request, headers: { 'if-none-match': etag } })

/** Reads lists, and returns those that have an ETag. */
async function readTagged({ administrator }: Context, requests: [OperationId, Request][]): Promise<TaggedList[]> {
  const lists: TaggedList[] = []
  for (const [id, request] of requests) {
    const read = await administrator.send(id, request, 200)
    const etag = read.getHeader('etag')
    if (etag !== undefined) lists.push({ id, request, read, etag })
  }
  return lists
}

/** Expects lists to have another ETag after a change, so that the one before it is answered with the list. */
async function expectChanged({ administrator }: Context, lists: TaggedList[], subject: string) {
  for (const { id, request, etag } of lists) {
    const changed = await administrator.send(id, withTag(request, etag), 200, { continueOnFailure: true, subject })
    if (changed.status === 200) changed.checkHeader(changed.getHeader('etag') !== etag, 'etag', `another tag (${subject})`)
  }
}

/** An ETag names the content of a list. */
export const entityTags: Scenario[] = [
  {
    title: 'a list of sessions that is sent with an ETag may be 304 while it is unchanged, and is sent with another one after every change',
    operations: taggedLists,
    run: async (context) => {
      const { administrator, createAgenda, has } = context
      const agenda = await createAgenda()
      const session_date = addDays(agenda.today, 14)
      const { id: session } = await agenda.book({ session_date })
      const { listSessions: _, ...ofDate } = buildReadingRequests({ ...agenda, today: session_date }, session)
      const all: { [Id in OperationId]?: Request } = { ...ofDate, listSessions: { query: { worker_id: agenda.worker } } }
      const requests = taggedLists.map((id): [OperationId, Request] => [id, all[id]!])
      const lists = await readTagged(context, requests)
      for (const { id, request, read, etag } of lists) {
        for (const sent of [etag, `"other", W/${etag.replace(/^W\//, '')}`]) {
          const again = await administrator.send(id, withTag(request, sent), [200, 304])
          if (again.status === 200) again.expect('', read.body)
          else
            for (const name of ['etag', 'vary']) again.checkHeader(again.getHeader(name) === read.getHeader(name), name, 'that of the 200')
        }
        await administrator.send(id, withTag(request, '"other"'), 200, {
          continueOnFailure: true,
          subject: 'If-None-Match has no tag of the list',
        })
      }
      const path = { id: agenda.client }
      const worker_id = agenda.worker
      if (has('createAbsence')) {
        // Records, which are listed without a period, say nothing of absences.
        const before = await readTagged(
          context,
          requests.filter(([id]) => id !== 'listSessions'),
        )
        await administrator.call('createAbsence', { body: { worker_id, from_date: session_date, to_date: session_date } })
        await expectChanged(context, before, 'after an absence of the worker')
      }
      const changes: [string, () => Promise<unknown>][] = [
        [
          'after a change of the state',
          () => administrator.call('changeSessionState', { path: { id: session }, body: { state: 'confirmed' } }),
        ],
        ['after a change of the client', () => administrator.call('updateClient', { path, body: { ...path, person: buildPerson() } })],
        [
          'after a change of the worker',
          () => administrator.call('updateWorker', { body: { id: worker_id, person: buildPerson(), positions: [5] } }),
        ],
        ['after the deletion of the session', () => administrator.call('deleteSession', { path: { id: session } })],
      ]
      for (const [subject, change] of changes) {
        const before = await readTagged(context, requests)
        await change()
        await expectChanged(context, before, subject)
      }
    },
  },
  {
    title: 'a page of sessions has another ETag when x-total-count is another one',
    operations: ['listSessions'],
    run: async (context) => {
      const { book, today, worker } = await context.createAgenda()
      await book({ session_date: addDays(today, 21) })
      const before = await readTagged(context, [['listSessions', { query: { worker_id: worker, limit: 1 } }]])
      await book({ session_date: addDays(today, 14), time: parseTimeOfDay('09:00') })
      await expectChanged(context, before, 'after a change of x-total-count')
    },
  },
]
