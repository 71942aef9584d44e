import { v7 as createId } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { startUsers } from './start-users.ts'

const { app, getUser, createUser, updateUser, deleteUser } = await startUsers()
afterAll(() => app.close())

const calls = {
  client: { register: registerClient, createFrom: (id: string) => app.api.post('/v1/users/from-client', { body: { clientId: id } }) },
  worker: { register: registerWorker, createFrom: (id: string) => app.api.post('/v1/users/from-worker', { body: { workerId: id } }) },
}
const getOwner = async (kind: 'client' | 'worker', id: string) =>
  kind === 'client' ? app.api.get('/v1/clients/{id}', { path: { id } }) : app.api.get('/v1/workers/{id}', { path: { id } })

describe.each(['client', 'worker'] as const)('%s', (kind) => {
  const { register, createFrom } = calls[kind]

  test('the new user has the document as its name and signs in with the temporary password', async () => {
    const id = await register(app.api)
    const { person } = await getOwner(kind, id)
    const created = await createFrom(id)
    expect(created.name).toBe(person.document)
    expect(await getUser(created.id)).toMatchObject({ userType: kind, [`${kind}Id`]: id, passwordTemporary: true, access: [] })
    expect(await getOwner(kind, id)).toMatchObject({ userId: created.id })
    const { api } = await app.signIn(created.name, created.password)
    await expect(api.get('/v1/schedules')).rejects.toMatchObject({ status: 403, message: 'Cambie primero su contraseña temporal.' })
    await api.post('/v1/auth/password', { body: { currentPassword: created.password, newPassword: 'una clave propia' } })
    await api.get('/v1/schedules')
  })

  test('a second user is a conflict, also when both are created concurrently', async () => {
    const id = await register(app.api)
    const results = await Promise.allSettled([createFrom(id), createFrom(id), createFrom(id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { person } = await getOwner(kind, id)
    await expect(createFrom(id)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: `Este ${kind === 'client' ? 'cliente' : 'trabajador'} ya tiene un usuario.`,
      details: [{ path: `${kind}Id`, message: `Entra como «${person.document}».` }],
    })
  })

  test('a document that is the name of another user is a conflict whose message has the name', async () => {
    const id = await register(app.api)
    const { person } = await getOwner(kind, id)
    const namesake = await createUser(person.document)
    await expect(createFrom(id)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: `Ya hay un usuario con el nombre «${person.document}», que es el documento de esta persona.`,
      details: [{ path: `${kind}Id` }],
    })
    await updateUser({ id: namesake, name: `${person.document} antiguo` })
    await createFrom(id)
  })

  test('an unknown or deleted client or worker is a bad request', async () => {
    const id = await register(app.api)
    if (kind === 'client') await app.api.delete('/v1/clients/{id}', { path: { id } })
    else await app.api.delete('/v1/workers/{id}', { path: { id } })
    for (const unknownId of [createId(), id])
      await expect(createFrom(unknownId)).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path: `${kind}Id` }],
      })
  })

  test('another user can be created after the first is deleted', async () => {
    const id = await register(app.api)
    const { id: userId, name } = await createFrom(id)
    await deleteUser(userId)
    expect((await getOwner(kind, id)).userId ?? null).toBeNull()
    expect((await createFrom(id)).name).toBe(name)
  })
})
