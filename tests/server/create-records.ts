import type { Insertable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Api } from '#api/client.ts'
import type { PersonInput, ScheduleInput } from '#api/generated/app.ts'
import { at } from '#domain/clock.ts'
import { weekday } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'

let lastDocument = 70_000_000

/** A person to register, with a document of his own. */
export function buildPerson(written: Partial<PersonInput> = {}): PersonInput {
  lastDocument += 1
  return {
    name: 'Eva',
    fatherLastName: 'Ríos',
    motherLastName: 'Luna',
    gender: false,
    document: String(lastDocument),
    documentType: 0,
    ...written,
  }
}

/** The same, as the wire spells a person. */
export function buildWirePerson(written: object = {}) {
  const { fatherLastName, motherLastName, documentType, ...person } = buildPerson()
  return { ...person, father_last_name: fatherLastName, mother_last_name: motherLastName, document_type: documentType, ...written }
}

/** Registers a client; answers its id. */
export async function registerClient(api: Api, written: Partial<PersonInput> = {}) {
  return (await api.post('/v1/clients', { body: { person: buildPerson(written) } })).id
}

/** Registers a worker, a therapist; answers its id. */
export async function registerWorker(api: Api, written: Partial<PersonInput> = {}) {
  return (await api.post('/v1/workers', { body: { person: buildPerson(written), positions: [5] } })).id
}

/** 45 minutes and 15 of pause; the morning from 8 to 12, the afternoon from 14 to 18. */
export const clinicSchedule: ScheduleInput = {
  name: 'Terapias',
  sessionDuration: 45,
  breakDuration: 15,
  turns: [
    { name: 'Mañana', startTime: at('08:00'), endTime: at('12:00') },
    { name: 'Tarde', startTime: at('14:00'), endTime: at('18:00') },
  ],
}

/** Makes a schedule; answers it whole. */
export async function createSchedule(api: Api, written: Partial<ScheduleInput> = {}) {
  const { id } = await api.post('/v1/schedules', { body: { ...clinicSchedule, ...written } })
  return api.get('/v1/schedules/{id}', { path: { id } })
}

type SessionFields = Pick<
  Insertable<Tables['session']>,
  'client_id' | 'worker_id' | 'turn_id' | 'state' | 'session_date' | 'starts_on' | 'ends_on'
> & {
  /** Of a standing one; a dated one has that of its date. */
  day?: number
  time: string
  duration?: number
}

/** Puts a session straight into the database, so that it may lie anywhere; answers its id. */
export async function insertSession(db: Db, { time, duration = 45, ...booked }: SessionFields) {
  const id = newId()
  const day = booked.session_date ? weekday(booked.session_date) : booked.day!
  await db
    .insertInto('session')
    .values({ id, ...booked, day, time: at(time), duration })
    .execute()
  return id
}
