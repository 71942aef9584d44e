import type { Context } from '../context.ts'
import type { Scenario } from '../scenario.ts'

type Getter = 'getPerson' | 'getClient' | 'getWorker' | 'getRole' | 'getUser' | 'getSchedule' | 'getSession'

/** Makes the scenario in which a record is read by its id in upper case. */
export const createUpperCaseScenario = (get: Getter, create: (context: Context) => Promise<{ id: string }>): Scenario => ({
  title: `${get} takes the id in its path in upper case too`,
  operations: [get],
  run: async (context) => {
    const { id } = await create(context)
    const options = { subject: 'an id in upper case' }
    const read = await context.administrator.send(get, { path: { id: id.toUpperCase() } }, 200, options)
    read.check(String((read.body as { id?: unknown } | undefined)?.id).toLowerCase() === id.toLowerCase(), '/id', `the id ${id}`)
  },
})
