import { type App, startApp } from './start-app.ts'

type Browser = Pick<App, 'api'>

/** Starts a server. Returns it with the calls that tests about users make: in the given browser, or as `admin`. */
export async function startUsers() {
  const app = await startApp()
  const getUser = (id: string, { api }: Browser = app) => api.get('/v1/users/{id}', { path: { id } })
  const createUser = async (name: string) => (await app.api.post('/v1/users', { body: { name, password: 'una clave muy larga' } })).id
  const updateUser = (body: { id: string; name: string; email?: string }) => app.api.put('/v1/users', { body })
  return { app, getUser, createUser, updateUser }
}
