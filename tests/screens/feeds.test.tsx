import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { createStaffUser, createUserOf, signInPage } from './own-sign-in.ts'
import { alterView, openPage } from './public-page.ts'
import { recordClipboard } from './record-clipboard.ts'

const subscribe = () => page.getByRole('button', { name: 'Suscribirse' })
const dialog = () => page.getByRole('dialog')
const dialogButton = (name: string) => dialog().getByRole('button', { name })
const appleLink = () => page.getByRole('link', { name: 'iPhone, Mac u Outlook' })
const googleLink = () => page.getByRole('link', { name: 'Google Calendar (en otra pestaña)' })

const path = { id: workers.ana }
const readFeed = () => colleague.get('/v1/workers/{id}/feed', { path })

/** Expects the links of the ways to subscribe to lead to a feed. */
async function expectWays(url: string) {
  const webcal = url.replace(/^https?:/, 'webcal:')
  await expect.element(appleLink()).toHaveAttribute('href', webcal)
  await expect.element(googleLink()).toHaveAttribute('href', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`)
}

test.for([390, 1280])('a therapist creates their own address in Mis Sesiones and subscribes with it, %i pixels wide', async (width) => {
  const prepare = async () => signInPage(await createUserOf({ workerId: workers.ana }, 'Terapeuta'))
  await mount(paths.mySessions(), { usesRealServer: true, width, prepare })
  await subscribe().click()
  await expect.element(dialog()).toMatchTextContent(/se actualiza solo/)
  await expect.element(appleLink()).not.toBeInTheDocument()
  await dialogButton('Crear dirección').click()
  await expect.element(appleLink()).toBeVisible()
  const { url } = await readFeed()
  await expectWays(url)
  using clipboard = recordClipboard()
  await dialogButton('Copiar').click()
  await expect.poll(() => clipboard.copied).toEqual([url])
  await dialogButton('Cerrar').click()
  await expect.element(subscribe()).toHaveFocus()
})

test('the address of a worker is renewed and ended after a question', async () => {
  let old = ''
  const prepare = async () => {
    old = (await colleague.post('/v1/workers/{id}/feed', { path })).url
  }
  await mount(paths.worker(workers.ana), { usesRealServer: true, prepare })
  await subscribe().click()
  await expectWays(old)
  await dialogButton('Renovar dirección').click()
  await expect.element(dialog()).toMatchTextContent(/La dirección anterior deja de funcionar al instante/)
  await dialogButton('No renovarla').click()
  expect((await readFeed()).url).toBe(old)
  await dialogButton('Renovar dirección').click()
  await expect.element(dialogButton('No renovarla')).toBeVisible()
  await dialogButton('Renovar dirección').click()
  await expect.element(page.getByText('Dirección renovada: suscríbase con la nueva')).toBeVisible()
  const { url } = await readFeed()
  expect(url).not.toBe(old)
  await expectWays(url)

  await dialogButton('Quitar dirección').click()
  await dialogButton('Terminar suscripción').click()
  await expect.element(page.getByText('Suscripción terminada')).toBeVisible()
  await expect.element(dialogButton('Crear dirección')).toBeVisible()
  await expect(readFeed()).rejects.toMatchObject({ status: 404 })
})

test('a failure to read or create the address is said in the dialog, and can be tried again', async () => {
  const read = 'get /v1/workers/{id}/feed'
  const { prefer } = await mount(paths.worker(workers.ana), { answers: { [read]: 'code=500' } })
  await subscribe().click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  prefer(read, 'code=404')
  await dialogButton('Intentar de nuevo').click()
  prefer('post /v1/workers/{id}/feed', 'code=500')
  await dialogButton('Crear dirección').click()
  await expect.element(page.getByText('No se pudo crear la dirección')).toBeVisible()
})

test('the page of a link offers the feed of the client', async () => {
  await openPage({ width: 390 })
  const unfold = page.getByRole('button', { name: 'Suscribirse al calendario' })
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
  await unfold.click()
  await expectWays('https://turnos.example.com/feeds/mX4tG9nZb2VhC7pLq1sJwQ.ics')
  await unfold.click()
  await expect.element(appleLink()).not.toBeInTheDocument()
})

test.for([paths.mySessions(), paths.worker(workers.ana)])('%s has no subscription where the server lacks it', async (url) => {
  const answers = { 'get /v1/auth/is_logged_in': 'example=therapist' }
  const { calls } = await mount(url, { answers, lacking: ['getWorkerFeed', 'renewWorkerFeed', 'deleteWorkerFeed'] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => calls.length).toBeGreaterThan(3)
  await expect.element(subscribe()).not.toBeInTheDocument()
})

test('the page of a link without a feed has no subscription', async () => {
  const mounted = await openPage()
  await expect.element(page.getByRole('button', { name: 'Suscribirse al calendario' })).toBeVisible()
  await alterView(mounted, ({ feed_url: _, ...body }) => body)
  await expect
    .element(page.getByRole('button', { name: 'Compartir' }).or(page.getByRole('button', { name: 'Copiar enlace' })))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Suscribirse al calendario' })).not.toBeInTheDocument()
})

test('someone who may not change workers is not offered the feed of another worker', async () => {
  const prepare = async () => signInPage(await createStaffUser('recepcionista', 'Recepción'))
  await mount(paths.worker(workers.ana), { usesRealServer: true, prepare })
  await expect.element(page.getByRole('heading', { name: 'Ana Torres Medina', level: 1 })).toBeVisible()
  await expect.element(subscribe()).not.toBeInTheDocument()
})
