import { expect } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { PublicLinkInput } from '#api/generated/app.ts'
import type { PublicView } from '#api/generated/wire.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type StartOptions, startApp } from './start-app.ts'

/** The server's time at the start of `startPublicLinks`. */
export const wednesday = '2026-11-18T15:00:00Z'

/** The query of a public view, as text. */
type ViewQuery = { week?: string; weeks?: string }

/** Starts a server with a schedule and two workers. Returns it with the calls that tests about public links make. */
export async function startPublicLinks(options: Pick<StartOptions, 'logger' | 'settings'> = {}) {
  const app = await startApp({ now: wednesday, ...options })
  const schedule = await createSchedule(app.api)
  const ana = await registerWorker(app.api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Vega' })
  const bruno = await registerWorker(app.api, { name: 'Bruno', fatherLastName: 'Bravo', motherLastName: 'Salas' })

  const generateUrl = () => app.api.get('/v1/clients/public-link/generate')
  const createLink = async (body: PublicLinkInput) => {
    const link = await app.api.post('/v1/clients/public-link', { body })
    if (!('url' in link)) throw new Error(`Only a repeated call has the id alone: ${link.id}`)
    return link
  }
  const getLink = (id: string) => app.api.get('/v1/clients/public-link/get-by-url/{id}', { path: { id } })
  const deleteLink = (id: string) => app.api.delete('/v1/clients/{id}/public-link', { path: { id } })

  /** Builds a link for a new client. */
  const buildLink = async (fields: Partial<PublicLinkInput> = {}): Promise<PublicLinkInput> => ({
    scheduleId: schedule.id,
    workerIds: [ana],
    clientId: await registerClient(app.api),
    url: await generateUrl(),
    ...fields,
  })

  let visitCount = 0
  /** Opens the public view, by default from a new address, so that the limit of one test does not affect another. */
  function visit(url: string, query: ViewQuery = {}, address?: string) {
    visitCount += 1
    const remoteAddress = address ?? `10.0.${visitCount >> 8}.${visitCount & 255}`
    return app.visitor.inject({ url: `/api/v1/clients/public-link/${url}`, query, remoteAddress })
  }
  const readView = async (url: string, query?: ViewQuery) => (await visit(url, query)).json<PublicView>()
  const expectNotFound = async (url: string) => {
    const { statusCode, json } = await visit(url)
    expect([statusCode, json().error.code], url).toEqual([404, errorCode.notFound])
  }

  /** Creates a schedule, people, and a link of the client Eva to the worker Carla. */
  async function createClinic() {
    const [linkedSchedule, eva, luis, mia, carla, diego] = [
      await createSchedule(app.api),
      await registerClient(app.api),
      await registerClient(app.api, { name: 'Luis' }),
      await registerClient(app.api, { name: 'Mía' }),
      await registerWorker(app.api, { name: 'Carla' }),
      await registerWorker(app.api, { name: 'Diego' }),
    ]
    const turn_id = linkedSchedule.turns[0]!.id
    const { url } = await createLink(await buildLink({ clientId: eva, scheduleId: linkedSchedule.id, workerIds: [carla] }))
    const book = (fields: Omit<Parameters<typeof insertSession>[1], 'turn_id'>) => insertSession(app.db, { ...fields, turn_id })
    return { url, eva, luis, mia, carla, diego, turn_id, book }
  }

  return {
    app,
    schedule,
    ana,
    bruno,
    generateUrl,
    createLink,
    getLink,
    deleteLink,
    buildLink,
    visit,
    readView,
    expectNotFound,
    createClinic,
  }
}
