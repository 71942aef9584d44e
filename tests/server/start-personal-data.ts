import { v7 as createId } from 'uuid'
import { parseTimeOfDay } from '#domain/clock.ts'
import { getWeekday } from '#domain/weeks.ts'
import { registerClient } from './create-records.ts'
import type { StartOptions } from './start-app.ts'
import { startPublicLinks, wednesday } from './start-public-links.ts'

/** These texts are stored about the client of `startPersonalData`, now and before changes. Nobody else in the database has any of it. */
export const secrets = {
  person: ['Wenceslao', 'Venancio', 'Quispealaya', 'Ñaupari', '48151623', '987650123', '987650124', '1987-03-09'],
  contact: ['wen@quispealaya.pe', 'venancio@quispealaya.pe', 'Desaguadero 842', 'Desaguadero 900'],
  client: ['Hermelinda', 'Domitila', '944770011', '944770012', 'Alergia al látex', 'Alergia al polen'],
  agenda: [
    'Lloró al entrar',
    'Jugó tranquilo',
    'Nota de la serie',
    'Nota de la borrada',
    'Nota de la primera vez',
    'Espera por vacaciones',
  ],
  worker: ['Operación de rodilla'],
  user: ['wen.quispe', 'wq@correo.pe'],
}

/** The date of a session in the past of `startPublicLinks`. */
export const pastDate = '2026-11-10'

/**
 * Starts a server with a client who has every kind of data, all of it changed at least once. The person was a client before, and a worker who was deleted
 * meanwhile.
 */
export async function startPersonalData(options: Pick<StartOptions, 'logger'> = {}) {
  const links = await startPublicLinks(options)
  const { app, schedule, ana, buildLink, createLink } = links
  const { api } = app
  const turn = schedule.turns[0]!
  const person = {
    name: 'Venancio',
    fatherLastName: 'Quispealaya',
    motherLastName: 'Ñaupari',
    gender: true,
    document: '48151623',
    documentType: 0 as const,
    email: 'venancio@quispealaya.pe',
    phone: '987650124',
    address: 'Desaguadero 900',
    birthDate: '1987-03-09',
  }

  type Dates = { sessionDate: string } | { startsOn: string; endsOn?: string }
  /** Books a session with Ana, on a date or weekly. */
  const book = async (client: string, dates: Dates, note: string, clock = '08:00') => {
    const day = getWeekday('sessionDate' in dates ? dates.sessionDate : dates.startsOn)
    const body = { clientId: client, workerId: ana, turnId: turn.id, day, time: parseTimeOfDay(clock), note, ...dates }
    return (await api.post('/v1/sessions', { body })).id
  }

  const earlier = await registerClient(api, person)
  const { person: registered } = await api.get('/v1/clients/{id}', { path: { id: earlier } })
  await book(earlier, { sessionDate: '2026-10-06' }, 'Nota de la primera vez')
  const { id: workerId } = await api.post('/v1/workers', { body: { person: { id: registered.id }, positions: [5] } })
  const absence = { workerId, fromDate: '2026-12-15', toDate: '2026-12-18', reason: 'Operación de rodilla' }
  await api.post('/v1/absences', { body: absence })
  await api.delete('/v1/clients/{id}', { path: { id: earlier } })

  const first = { guardianName: 'Domitila', guardianPhone: '944770012', note: 'Alergia al polen' }
  const { id: clientId } = await api.post('/v1/clients', { body: { person: { id: registered.id }, ...first } })
  await api.delete('/v1/workers/{id}', { path: { id: workerId } })
  const changed = { ...person, name: 'Wenceslao', email: 'wen@quispealaya.pe', phone: '987650123', address: 'Desaguadero 842' }
  const guardian = { guardianName: 'Hermelinda', guardianPhone: '944770011', note: 'Alergia al látex' }
  await api.put('/v1/clients/{id}', { path: { id: clientId }, body: { id: clientId, person: changed, ...guardian } })

  const sessionId = await book(clientId, { sessionDate: pastDate }, 'Lloró al entrar')
  await api.put('/v1/sessions/{id}', {
    path: { id: sessionId },
    body: {
      clientId,
      workerId: ana,
      turnId: turn.id,
      day: 2,
      time: parseTimeOfDay('08:00'),
      sessionDate: pastDate,
      note: 'Jugó tranquilo',
      attended: true,
    },
  })
  await api.post('/v1/sessions/{id}/reminded', { path: { id: sessionId }, body: { sessionDate: pastDate } })
  await app.db
    .insertInto('session_reply')
    .values({
      client_id: clientId,
      worker_id: ana,
      turn_id: turn.id,
      time: parseTimeOfDay('08:00'),
      session_date: pastDate,
      reply: 'confirmed',
      replied_at: wednesday,
    })
    .execute()
  await book(clientId, { startsOn: '2026-09-02', endsOn: '2026-10-28' }, 'Nota de la serie')
  const removed = await book(clientId, { sessionDate: '2026-11-03' }, 'Nota de la borrada')
  await api.delete('/v1/sessions/{id}', { path: { id: removed } })
  const canceled = { before: { session: removed, worker: ana, date: '2026-12-01', day: 2, time: 480 }, end: 'canceled' as const }
  await app.db
    .insertInto('message')
    .values({ id: createId(), client_id: clientId, kind: 'canceled', changes: JSON.stringify([canceled]), created_at: wednesday })
    .execute()
  const { id: entryId } = await api.post('/v1/waiting-list', { body: { clientId, note: 'Espera por vacaciones' } })
  await api.put('/v1/waiting-list/{id}', { path: { id: entryId }, body: { note: 'Espera por vacaciones', days: [2], workerIds: [ana] } })
  const { url } = await createLink(await buildLink({ clientId }))

  const { id: userId, password } = await api.post('/v1/users/from-client', { body: { clientId } })
  const own = await app.signIn('48151623', password)
  await own.api.post('/v1/auth/password', { body: { currentPassword: password, newPassword: 'Caracoles-al-sol-9' } })
  await api.put('/v1/users', { body: { id: userId, name: 'wen.quispe', email: 'wq@correo.pe' } })

  return { ...links, earlier, book, clientId, personId: registered.id, sessionId, userId, own, url, turn }
}
