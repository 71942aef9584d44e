import type { AbsenceInput, WorkingHoursInput } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { startAgenda } from './start-agenda.ts'

/** An absence or closing day, with the times as text such as `09:00`. */
type AbsenceFields = Omit<AbsenceInput, 'startTime' | 'endTime'> & { times?: [string, string] }

/** Starts the server of `startAgenda`, with the calls that tests about working hours and absences make. */
export async function startAvailability() {
  const agenda = await startAgenda()
  const { app, people } = agenda
  const { api } = app

  const buildAbsence = ({ times, ...fields }: AbsenceFields): AbsenceInput => ({
    ...fields,
    ...(times && { startTime: parseTimeOfDay(times[0]), endTime: parseTimeOfDay(times[1]) }),
  })

  return {
    ...agenda,
    buildAbsence,
    /** Replaces the working hours of Ana by periods such as `[2, '08:00', '12:00']`. */
    setHours: (...periods: [day: number, start: string, end: string, bounds?: Pick<WorkingHoursInput, 'fromDate' | 'toDate'>][]) =>
      api.put('/v1/workers/{id}/working-hours', {
        path: { id: people.ana },
        body: periods.map(([day, start, end, bounds]) => ({
          day,
          startTime: parseTimeOfDay(start),
          endTime: parseTimeOfDay(end),
          ...bounds,
        })),
      }),
    /** Makes Ana absent. */
    addAbsence: async (fields: AbsenceFields) =>
      (await api.post('/v1/absences', { body: buildAbsence({ workerId: people.ana, ...fields }) })).id,
    /** Closes the clinic. */
    close: async (fields: AbsenceFields) => (await api.post('/v1/absences', { body: buildAbsence(fields) })).id,
    removeAbsence: (id: string) => api.delete('/v1/absences/{id}', { path: { id } }),
    /** Reads Ana's sessions that need a decision. */
    listUnsettled: (from = '2026-11-21', to = '2027-11-21') =>
      api.get('/v1/sessions', { query: { from, to, unavailable: true, workerId: people.ana } }),
  }
}
