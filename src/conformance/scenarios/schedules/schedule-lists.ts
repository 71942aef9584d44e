import type { Scenario } from '../../scenario.ts'
import { createAccessScenario } from '../access-by-code.ts'
import { createListScenarios } from '../list-by-name.ts'
import { buildSchedule, createNewSchedule, toUpdate } from './new-schedule.ts'

/** The list of schedules, and the access to each operation. */
export const scheduleLists: Scenario[] = [
  ...createListScenarios({
    list: 'listSchedules',
    create: (context, name) => createNewSchedule(context, { name }),
    change: ({ administrator }, id, name) => administrator.call('updateSchedule', { path: { id }, body: buildSchedule({ name }) }),
  }),
  createAccessScenario('schedules', {
    getSchedule: async (context) => ({ path: { id: (await createNewSchedule(context)).id } }),
    createSchedule: async () => ({ body: buildSchedule() }),
    updateSchedule: async (context) => {
      const { id, body } = toUpdate(await createNewSchedule(context))
      return { path: { id }, body }
    },
    deleteSchedule: async (context) => ({ path: { id: (await createNewSchedule(context)).id } }),
  }),
]
