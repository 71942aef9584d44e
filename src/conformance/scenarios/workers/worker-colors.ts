import { isSame } from '../../exchange/answer.ts'
import type { Caller } from '../../exchange/caller.ts'
import { buildPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

/** Counts the other workers of each color of the palette. */
async function countColors(administrator: Caller, except: string[] = []): Promise<number[]> {
  const { body } = await administrator.call('listWorkers')
  const others = body.filter(({ id }) => !except.includes(id))
  return Array.from({ length: 12 }, (_, index) => others.filter(({ color }) => color === index).length)
}

/** The number of a worker in the palette of colors. */
export const workerColors: Scenario[] = [
  {
    title: 'the color of a worker is read as it was sent, a change without it keeps it, and a change with it replaces it',
    operations: ['createWorker', 'updateWorker', 'getWorker', 'listWorkers'],
    run: async ({ administrator }) => {
      const { body } = await administrator.call('createWorker', { body: { person: buildPerson(), positions: [5], color: 11 } })
      const { id } = body
      const read = await administrator.call('getWorker', { path: { id } })
      read.expect('/color', 11)
      const kept = await administrator.call('updateWorker', { body: { id, person: buildPerson(), positions: [4] } })
      kept.expect('/color', 11)
      const changed = await administrator.call('updateWorker', {
        body: { id, person: { id: read.body.person.id }, positions: [4], color: 0 },
      })
      changed.expect('/color', 0)
      const list = await administrator.call('listWorkers')
      const listed = list.expectListed(id)
      list.check(listed?.color === 0, '', 'the worker with the color 0', listed?.color)
    },
  },
  {
    title: 'a worker who is registered without a color gets the one that the fewest workers have',
    operations: ['createWorker', 'getWorker', 'listWorkers'],
    run: async ({ administrator, createWorker, skip }) => {
      const before = await countColors(administrator)
      const { id } = await createWorker()
      const read = await administrator.call('getWorker', { path: { id } })
      if (!isSame(await countColors(administrator, [id]), before)) skip('someone else has registered or changed workers at the same time')
      const fewest = Math.min(...before)
      const expected = before.flatMap((count, color) => (count === fewest ? [color] : []))
      read.check(expected.includes(read.body.color ?? -1), '/color', `one of ${expected}, which ${fewest} workers have`)
    },
  },
]
