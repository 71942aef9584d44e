import type { PersonChange } from '#api/generated/app.ts'
import { buildPerson } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

type Browser = Pick<App, 'api'>

/** Starts a server. Returns it with the calls that tests about people make: in the given browser, or as `admin`. */
export async function startPeople() {
  const app = await startApp()
  const save = (body: PersonChange, { api }: Browser = app) => api.post('/v1/person', { body })
  const getPerson = (id: string, { api }: Browser = app) => api.get('/v1/person/{id}', { path: { id } })

  /** Registers a person who is a client, a worker, both or neither, and returns the person's id. */
  async function registerPerson(...kinds: ('client' | 'worker')[]) {
    const { id } = await save(buildPerson())
    if (kinds.includes('client')) await app.api.post('/v1/clients', { body: { person: { id } } })
    if (kinds.includes('worker')) await app.api.post('/v1/workers', { body: { person: { id }, positions: [5] } })
    return id
  }

  return { app, save, getPerson, registerPerson }
}
