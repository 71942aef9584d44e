import { v7 as createId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { buildPerson, createRole, createSchedule, registerClient, registerWorker, toScheduleUpdate } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startApp } from './start-app.ts'

// A refusal says in Spanish why, and names the fields where a form shows it. Whether and with which status a call is refused is judged by conformance.

const app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
const { api } = app
afterAll(() => app.close())

type Refused = () => Promise<unknown>
type Told = { message?: string; details: { path: string; message?: unknown }[] }

const eva = { name: 'Eva', fatherLastName: 'Ríos', motherLastName: 'Luna' }

/** Creates a schedule with a dated session at eleven on Wednesday and a standing one at nine on Fridays. Returns the body of a change and its sender. */
async function createBookedSchedule() {
  const schedule = await createSchedule(api)
  const pair = { client_id: await registerClient(api), worker_id: await registerWorker(api), turn_id: schedule.turns[0]!.id }
  await insertSession(app.db, { ...pair, session_date: '2026-11-18', time: '11:00' })
  await insertSession(app.db, { ...pair, starts_on: '2026-10-01', day: 5, time: '09:00' })
  const body = toScheduleUpdate(schedule)
  const [morning, afternoon] = body.turns
  const change = (fields: object) => api.put('/v1/schedules/{id}', { path: { id: schedule.id }, body: { ...body, ...fields } })
  return { schedule, morning: morning!, afternoon: afternoon!, change }
}

const booked = await createBookedSchedule()
const { schedule } = booked

const giveRole = (id: string, roleIds: string[]) => api.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds } })
const deleteRole = (id: string) => () => api.delete('/v1/roles/{id}', { path: { id } })
const heldRole = await createRole(api, 'Sujeta', 'clients.read')
const holder = await app.makeUser({})
await giveRole(holder.id, [heldRole])
const heldByTwo = await createRole(api, 'Doble')
const holders = [await app.makeUser({}), await app.makeUser({})]
for (const { id } of holders) await giveRole(id, [heldByTwo])
await api.post('/v1/roles', { body: { name: 'Caja', code: 'cash' } })
const accessId = (await api.get('/v1/roles/{id}/access', { path: { id: heldRole } }))[0]!.id

/** Registers Eva as a client, a worker or both. Returns the ids, and the person. */
async function registerEva(...kinds: ('client' | 'worker')[]) {
  const { id } = await api.post('/v1/person', { body: buildPerson(eva) })
  const body = { person: { id } }
  return {
    personId: id,
    document: (await api.get('/v1/person/{id}', { path: { id } })).document,
    clientId: kinds.includes('client') ? (await api.post('/v1/clients', { body })).id : '',
    workerId: kinds.includes('worker') ? (await api.post('/v1/workers', { body: { ...body, positions: [5] } })).id : '',
  }
}

const [client, worker, both] = [await registerEva('client'), await registerEva('worker'), await registerEva('client', 'worker')]
const incomplete = await api.post('/v1/clients', { body: { person: buildPerson({ document: '' }) } })
const incompletePerson = (await api.get('/v1/clients/{id}', { path: { id: incomplete.id } })).person.id
const deletePerson = (id: string) => () => api.post('/v1/person', { body: { id } })
const [clientUser, workerUser] = [
  await api.post('/v1/users/from-client', { body: { clientId: client.clientId } }),
  await api.post('/v1/users/from-worker', { body: { workerId: worker.workerId } }),
]
const namesake = await registerEva('client')
await api.post('/v1/users', { body: { name: namesake.document, password: 'una clave muy larga', email: 'eva@clinica.pe' } })
const self = await app.makeUser({ access: ['users.update'] })

const refusals: [string, Refused, Told][] = [
  [
    'a user for a client without a document',
    () => api.post('/v1/users/from-client', { body: { clientId: incomplete.id } }),
    {
      message: 'Este cliente todavía no tiene documento.',
      details: [{ path: 'clientId', message: 'Registre primero su documento, con el que entrará.' }],
    },
  ],
  [
    'a worker without a document',
    () => api.post('/v1/workers', { body: { person: { id: incompletePerson }, positions: [5] } }),
    { details: [{ path: 'person.id', message: 'Registre primero su documento.' }] },
  ],
  [
    'a turn that overlaps with an earlier one',
    () => booked.change({ turns: [booked.morning, { ...booked.afternoon, startTime: parseTimeOfDay('11:59') }] }),
    { details: [{ path: 'turns.1.startTime', message: 'Se cruza con el turno «Mañana» (de 08:00 a 12:00)' }] },
  ],
  [
    'a turn of another schedule',
    () => booked.change({ turns: [booked.morning, { ...booked.afternoon, id: createId() }] }),
    { details: [{ path: 'turns.1.id', message: 'Este turno no es de este horario, o está dos veces.' }] },
  ],
  [
    'two turns with one name',
    () => booked.change({ turns: [booked.morning, { ...booked.afternoon, name: 'MAÑANA' }] }),
    { details: [{ path: 'turns.1.name' }] },
  ],
  [
    'the name of another schedule',
    () => createSchedule(api, { name: schedule.name.toUpperCase() }),
    { details: [{ path: 'name', message: 'Ya hay un horario con este nombre.' }] },
  ],
  [
    'a change by which several sessions would lose their slot or length',
    () => booked.change({ sessionDuration: 40 }),
    {
      message: '2 sesiones próximas perderían su cupo o su duración. Duplique el horario.',
      details: [
        { path: 'sessions.0', message: 'cada viernes, 09:00' },
        { path: 'sessions.1', message: 'miércoles 18 de noviembre, 11:00' },
      ],
    },
  ],
  [
    'a change by which one session would lose its slot',
    () => booked.change({ turns: [{ ...booked.morning, endTime: parseTimeOfDay('11:30') }, booked.afternoon] }),
    {
      message: '1 sesión próxima perdería su cupo o su duración. Duplique el horario.',
      details: [{ path: 'sessions.0', message: 'miércoles 18 de noviembre, 11:00' }],
    },
  ],
  [
    'the removal of a turn with sessions',
    () => booked.change({ turns: [booked.afternoon] }),
    { details: [{ path: 'turns', message: 'El turno «Mañana» tiene 2 sesiones.' }] },
  ],
  [
    'the deletion of a schedule with sessions',
    () => api.delete('/v1/schedules/{id}', { path: { id: schedule.id } }),
    {
      message: `No se puede eliminar el horario «${schedule.name}»: tiene 2 sesiones.`,
      details: [{ path: 'turns', message: 'El turno «Mañana» tiene 2 sesiones.' }],
    },
  ],
  ['the name of another role', () => createRole(api, 'CAJA'), { details: [{ path: 'name', message: 'Ya hay un rol con este nombre.' }] }],
  [
    'the code of another role, in any case',
    () => api.post('/v1/roles', { body: { name: 'Otra caja', code: 'CASH' } }),
    { details: [{ path: 'code', message: 'Ya hay un rol con este código.' }] },
  ],
  [
    'an access that does not exist',
    () => api.post('/v1/roles/{id}/access', { path: { id: heldRole }, body: { accessIds: [accessId, createId()] } }),
    { details: [{ path: 'accessIds.1', message: 'Este acceso no existe.' }] },
  ],
  [
    'roles that do not exist',
    () => giveRole(holder.id, [createId(), heldRole, createId()]),
    {
      details: [
        { path: 'roleIds.0', message: 'Este rol no existe.' },
        { path: 'roleIds.2', message: 'Este rol no existe.' },
      ],
    },
  ],
  [
    'the deletion of a role that one user holds',
    deleteRole(heldRole),
    {
      message: 'No se puede eliminar el rol Sujeta: lo tiene 1 usuario.',
      details: [{ path: 'users', message: `Lo tiene ${holder.name}.` }],
    },
  ],
  [
    'the deletion of a role that two users hold',
    deleteRole(heldByTwo),
    {
      message: 'No se puede eliminar el rol Doble: lo tienen 2 usuarios.',
      details: holders.map(({ name }) => ({ path: 'users', message: `Lo tiene ${name}.` })),
    },
  ],
  [
    'a client as a client',
    () => api.post('/v1/clients', { body: { person: { id: client.personId } } }),
    { message: 'Esta persona ya es cliente.', details: [{ path: 'person.id' }] },
  ],
  [
    'a worker as a worker',
    () => api.post('/v1/workers', { body: { person: { id: worker.personId }, positions: [3] } }),
    { message: 'Esta persona ya es trabajador.', details: [{ path: 'person.id' }] },
  ],
  [
    'a person who does not exist as a client',
    () => api.post('/v1/clients', { body: { person: { id: createId() } } }),
    { details: [{ path: 'person.id', message: 'Esta persona no existe.' }] },
  ],
  [
    'the deletion of a person who does not exist',
    deletePerson(createId()),
    { details: [{ path: 'id', message: 'Esta persona no existe.' }] },
  ],
  [
    'the deletion of a client as a person',
    deletePerson(client.personId),
    { message: 'No se puede eliminar a Eva Ríos Luna: es cliente.', details: [{ path: 'id', message: 'Es cliente.' }] },
  ],
  [
    'the deletion of someone who is both as a person',
    deletePerson(both.personId),
    {
      message: 'No se puede eliminar a Eva Ríos Luna: es cliente y trabajador.',
      details: [
        { path: 'id', message: 'Es cliente.' },
        { path: 'id', message: 'Es trabajador.' },
      ],
    },
  ],
  [
    'a change of an older version',
    () => api.post('/v1/person', { body: { id: client.personId, name: 'Ana', updatedAt: '2020-01-01T00:00:00.000Z' } }),
    { details: [{ path: 'updatedAt', message: expect.stringMatching(/^Se cambió el \S+ \d+ de \S+, \d\d:\d\d\.$/) }] },
  ],
  [
    'a second user of a client',
    () => api.post('/v1/users/from-client', { body: { clientId: client.clientId } }),
    { message: 'Este cliente ya tiene un usuario.', details: [{ path: 'clientId', message: `Entra como «${clientUser.name}».` }] },
  ],
  [
    'a second user of a worker',
    () => api.post('/v1/users/from-worker', { body: { workerId: worker.workerId } }),
    { message: 'Este trabajador ya tiene un usuario.', details: [{ path: 'workerId', message: `Entra como «${workerUser.name}».` }] },
  ],
  [
    'a user of a client whose document is the name of another user',
    () => api.post('/v1/users/from-client', { body: { clientId: namesake.clientId } }),
    {
      message: `Ya hay un usuario con el nombre «${namesake.document}», que es el documento de esta persona.`,
      details: [{ path: 'clientId', message: 'Cambie primero el nombre de ese usuario.' }],
    },
  ],
  [
    'the name of another user',
    () => api.post('/v1/users', { body: { name: 'ADMIN', password: 'una clave muy larga' } }),
    { details: [{ path: 'name', message: 'Ya hay un usuario con este nombre.' }] },
  ],
  [
    'the e-mail of another user',
    () => api.post('/v1/users', { body: { name: 'otra', email: 'EVA@clinica.pe', password: 'una clave muy larga' } }),
    { details: [{ path: 'email', message: 'Ya hay un usuario con este correo.' }] },
  ],
  [
    'a reset of one’s own password',
    () => self.api.post('/v1/users/{id}/password', { path: { id: self.id } }),
    { message: 'Su propia contraseña se cambia con la actual.', details: [] },
  ],
]

test.for(refusals)('%s is refused with the reason and the fields', async ([, call, told]) => {
  await expect(call()).rejects.toMatchObject(told)
})
