import type { Api } from '#api/client.ts'
import type { PersonInput, Schedule, ScheduleInput, ScheduleUpdate } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'

let lastDocument = 70_000_000

/** Builds a person to register, with a document that no other has. */
export function buildPerson(fields: Partial<PersonInput> = {}): PersonInput {
  lastDocument += 1
  return {
    name: 'Eva',
    fatherLastName: 'Ríos',
    motherLastName: 'Luna',
    gender: false,
    document: String(lastDocument),
    documentType: 0,
    ...fields,
  }
}

/** Builds a person like `buildPerson`, with the property names of the wire. */
export function buildWirePerson(fields: object = {}) {
  const { fatherLastName, motherLastName, documentType, ...person } = buildPerson()
  return { ...person, father_last_name: fatherLastName, mother_last_name: motherLastName, document_type: documentType, ...fields }
}

/** Registers a client and returns its id. */
export async function registerClient(api: Api, fields: Partial<PersonInput> = {}) {
  return (await api.post('/v1/clients', { body: { person: buildPerson(fields) } })).id
}

/** Registers a therapist and returns the worker's id. */
export async function registerWorker(api: Api, fields: Partial<PersonInput> = {}) {
  return (await api.post('/v1/workers', { body: { person: buildPerson(fields), positions: [5] } })).id
}

/** Sessions of 45 minutes with breaks of 15: a morning from 8 to 12 and an afternoon from 14 to 18. */
export const clinicSchedule: ScheduleInput = {
  name: 'Terapias',
  sessionDuration: 45,
  breakDuration: 15,
  turns: [
    { name: 'Mañana', startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay('12:00') },
    { name: 'Tarde', startTime: parseTimeOfDay('14:00'), endTime: parseTimeOfDay('18:00') },
  ],
}

let lastSchedule = 0

/** Creates a schedule, with a name that no other has, and reads it back. */
export async function createSchedule(api: Api, fields: Partial<ScheduleInput> = {}) {
  lastSchedule += 1
  const { id } = await api.post('/v1/schedules', { body: { ...clinicSchedule, name: `Terapias ${lastSchedule}`, ...fields } })
  return api.get('/v1/schedules/{id}', { path: { id } })
}

/** Builds the update that leaves a schedule as it is. */
export const toScheduleUpdate = ({ name, sessionDuration, breakDuration, turns }: Schedule): ScheduleUpdate => ({
  name,
  sessionDuration,
  breakDuration,
  turns: turns.map(({ id, name, startTime, endTime }) => ({ id, name, startTime, endTime })),
})

/** Returns the ids of these access codes, in their order. */
export async function findAccessIds(api: Api, ...codes: string[]): Promise<string[]> {
  const modules = await api.get('/v1/permissions')
  const accesses = modules.flatMap(({ children }) => children).flatMap(({ access }) => access)
  return codes.map((code) => accesses.find((access) => access.code === code)!.id)
}

/** Creates a role with these access codes and returns its id. */
export async function createRole(api: Api, name: string, ...codes: string[]): Promise<string> {
  const { id } = await api.post('/v1/roles', { body: { name } })
  if (codes.length > 0) await api.post('/v1/roles/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(api, ...codes) } })
  return id
}
