import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, setClinicTime, workers } from './agenda.ts'
import { callServer } from './call-server.ts'
import { colleague } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

/** The section of the public link on a client's page, and the drawer or dialog over the page. */
export const linkSection = () => page.getByRole('region', { name: 'Enlace público' })
export const dialog = () => page.getByRole('dialog')

export const { ian } = clients
export const diego = '01998a00-0000-7000-8000-030000000004'

/** Sets the clock to the Tuesday of the examples, on which Ian's next sessions are with Diego and Ana. */
export const setExampleDay = () => setClinicTime('2026-11-24', '10:40')

/** Opens Ian's page on the real server. */
export async function openIan({ record, ...options }: MountOptions & { record?: string } = {}) {
  setExampleDay()
  return mount(paths.client(ian, record ? { record } : {}), { usesRealServer: true, ...options })
}

/** The checkbox of a worker, by the beginning of the name. */
export const workerBox = (name: string) => dialog().getByRole('checkbox', { name: new RegExp(`^${name}`) })
export const dialogButton = (name: string) => dialog().getByRole('button', { name })
export const createButton = () => linkSection().getByRole('button', { name: 'Crear enlace' })

/** Creates a link that shows a client the hours of Jorge, as a colleague does. Returns its url. */
export async function createLinkAsColleague(clientId = ian, workerIds = [workers.jorge]) {
  const url = await colleague.get('/v1/clients/public-link/generate')
  await colleague.post('/v1/clients/public-link', { body: { clientId, scheduleId: childTherapy, workerIds, url } })
  return url
}

/** Returns the client's link as the real server holds it. Undefined without one. */
export async function readLink(clientId = ian) {
  const { publicLink } = await colleague.get('/v1/clients/{id}', { path: { id: clientId } })
  return publicLink === null ? undefined : await colleague.get('/v1/clients/public-link/get-by-url/{id}', { path: { id: publicLink } })
}

/** Saves changes of the client's link as a colleague does. */
export async function changeLinkAsColleague(change: { url?: string; scheduleId?: string; workerIds?: string[] }) {
  const { updatedAt: _, ...link } = (await readLink())!
  await colleague.put('/v1/clients/public-link', { body: { ...link, ...change } })
}

/** Returns the status with which the server answers a call of the public page. */
export const getPublicStatus = async (url: string) =>
  (await callServer(`/v1/clients/public-link/${url}`, { body: null }, 'colleague')).status

/** Chooses an action in the menu of the link. */
export async function chooseLinkAction(name: string) {
  await linkSection().getByRole('button', { name: 'Acciones del enlace' }).click()
  await page.getByRole('menuitem', { name }).click()
}
