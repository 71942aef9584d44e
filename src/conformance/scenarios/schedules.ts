import type { TagScenarios } from '../scenario.ts'
import { createUpperCaseScenario } from './ids-in-upper-case.ts'
import { buildSchedule, createNewSchedule, toUpdate } from './schedules/new-schedule.ts'
import { scheduleChanges } from './schedules/schedule-changes.ts'
import { scheduleLists } from './schedules/schedule-lists.ts'
import { scheduleRecords } from './schedules/schedule-records.ts'
import { schedulesInUse } from './schedules/schedules-in-use.ts'
import { turnRules } from './schedules/turn-rules.ts'

export const schedules: TagScenarios = {
  tag: 'schedules',
  samples: {
    createSchedule: async () => ({ body: buildSchedule() }),
    updateSchedule: async (context) => {
      const { id, body } = toUpdate(await createNewSchedule(context))
      return { path: { id }, body }
    },
  },
  scenarios: [
    ...scheduleRecords,
    createUpperCaseScenario('getSchedule', createNewSchedule),
    ...turnRules,
    ...scheduleChanges,
    ...schedulesInUse,
    ...scheduleLists,
  ],
}
