import { findAccessIds } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

type Browser = Pick<App, 'api'>

/** Starts a server. Returns it with the calls that tests about users make: in the given browser, or as `admin`. */
export async function startUsers() {
  const app = await startApp()
  const getUser = (id: string, { api }: Browser = app) => api.get('/v1/users/{id}', { path: { id } })
  const createUser = async (name: string, email?: string) =>
    (await app.api.post('/v1/users', { body: { name, email, password: 'una clave muy larga' } })).id
  const updateUser = (body: { id: string; name: string; email?: string | null; updatedAt?: string }, { api }: Browser = app) =>
    api.put('/v1/users', { body })
  const deleteUser = (id: string, { api }: Browser = app) => api.delete('/v1/users/{id}', { path: { id } })
  const grantRoles = (id: string, roleIds: string[], { api }: Browser = app) =>
    api.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds } })
  const revokeRoles = (id: string, roleIds: string[], { api }: Browser = app) =>
    api.delete('/v1/users/{id}/roles', { path: { id }, body: { roleIds } })
  const grantAccess = async (id: string, codes: string[], { api }: Browser = app) =>
    api.post('/v1/users/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
  const revokeAccess = async (id: string, codes: string[], { api }: Browser = app) =>
    api.delete('/v1/users/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
  const listDirectAccess = async (id: string) => (await app.api.get('/v1/users/{id}/access', { path: { id } })).map(({ code }) => code)
  const listRoles = async (id: string) => (await app.api.get('/v1/users/{id}/roles', { path: { id } })).map(({ name }) => name)

  return {
    app,
    getUser,
    createUser,
    updateUser,
    deleteUser,
    grantRoles,
    revokeRoles,
    grantAccess,
    revokeAccess,
    listDirectAccess,
    listRoles,
  }
}
