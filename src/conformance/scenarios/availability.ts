import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Context } from '../context.ts'
import { randomFutureDate } from '../random.ts'
import type { TagScenarios } from '../scenario.ts'
import { absenceAccess } from './availability/absence-access.ts'
import { absenceRecords } from './availability/absence-records.ts'
import { absenceRefusals } from './availability/absence-refusals.ts'
import { holidays } from './availability/holidays.ts'
import { workingHours } from './availability/working-hours.ts'

/** Builds an absence of a new worker with all its fields. */
async function buildAbsence({ createWorker }: Context) {
  const from_date = randomFutureDate()
  const times = { start_time: parseTimeOfDay('09:00'), end_time: parseTimeOfDay('11:30') }
  return { worker_id: (await createWorker()).id, from_date, to_date: addDays(from_date, 2), ...times, reason: 'Cita médica' }
}

async function createSampleAbsence(context: Context) {
  const absence = await buildAbsence(context)
  const { body } = await context.administrator.call('createAbsence', { body: absence })
  const { worker_id: _, ...fields } = absence
  return { path: { id: body.id }, fields }
}

export const availability: TagScenarios = {
  tag: 'availability',
  samples: {
    listWorkerWorkingHours: async ({ createWorker }) => ({ path: { id: (await createWorker()).id } }),
    replaceWorkerWorkingHours: async ({ createWorker }) => ({
      path: { id: (await createWorker()).id },
      body: [
        { day: 1, start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('12:00'), from_date: '2026-03-01', to_date: '2199-12-31' },
      ],
    }),
    createAbsence: async (context) => ({ body: await buildAbsence(context) }),
    createAbsences: async (context) => ({ body: { absences: [await buildAbsence(context)] } }),
    updateAbsence: async (context) => {
      const { path, fields } = await createSampleAbsence(context)
      return { path, body: fields }
    },
    deleteAbsence: async (context) => ({ path: (await createSampleAbsence(context)).path }),
  },
  scenarios: [...workingHours, ...absenceRecords, ...absenceRefusals, ...absenceAccess, ...holidays],
}
