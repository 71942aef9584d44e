import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { type MountOptions, mount } from './mount.tsx'
import { chooseLinkAction, dialog, ian, linkSection, setExampleDay } from './public-link.ts'
import { recordClipboard } from './record-clipboard.ts'

const url = 'hV3x0dQm9sK2bTz7LwYc_A'
const pageUrl = `${window.location.origin}/public-link/${url}`

type Change = {
  url?: string | null
  person?: object
  /** Access codes, separated by blanks. */
  access?: string
}

/** Opens Ian's page with the link of the examples, or with what a test changes. */
async function visit(options: MountOptions = {}, change: Change = {}) {
  setExampleDay()
  const mounted = await mount(paths.client(ian), options)
  mounted.alter('get /v1/clients/{id}', async (answer) => {
    const client = await answer.json()
    return Response.json({
      ...client,
      public_link: change.url === undefined ? url : change.url,
      person: { ...client.person, ...change.person },
    })
  })
  if (change.access)
    mounted.alter('get /v1/auth/is_logged_in', keepOnlyAccess('clients.read', 'sessions.read', ...change.access.split(' ')))
  return mounted
}

const listMenuItems = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)

test('the link shows its schedule and workers, its address, and how to send it', async () => {
  await visit()
  await expect.element(linkSection()).toMatchTextContent(/Muestra Terapia infantil, con:Jorge BravoAna Torres/)
  await expect.element(linkSection()).toMatchTextContent(new RegExp(`/public-link/${url}`))
  await expect.element(linkSection()).toMatchTextContent(/ningún dato de otras personas/)
  const view = linkSection().getByRole('link', { name: /^Ver como el cliente/ })
  await expect.element(view).toHaveAttribute('href', pageUrl)
  await expect.element(view).toHaveAttribute('target', '_blank')
})

test('WhatsApp and e-mail open with a formal text that names client, clinic and address', async () => {
  await visit({}, { person: { email: 'ian@example.com' } })
  const getHref = (name: string) => linkSection().getByRole('link', { name }).element().getAttribute('href') ?? ''
  const text = `Hola Ian, este es su enlace para ver sus horarios en Centro Kallpa: ${pageUrl}`
  await expect.poll(() => getHref('Enviar por WhatsApp a Ian Vargas')).toBe(`https://wa.me/51911200301?text=${encodeURIComponent(text)}`)
  expect(getHref('Enviar por correo a Ian Vargas')).toContain(`body=${encodeURIComponent(text)}`)
})

test('without an e-mail address the button is disabled and says so', async () => {
  await visit()
  await expect.element(linkSection().getByRole('button', { name: 'Enviar por correo a Ian Vargas: sin correo' })).toBeDisabled()
})

test.for(['light', 'dark'] as const)('the QR code is the address of the page, and can be downloaded (%s)', async (theme) => {
  await visit({ theme })
  await linkSection().getByRole('button', { name: 'Código QR' }).click()
  const image = dialog().getByRole('img', { name: 'Código QR del enlace de Ian Vargas Soto' })
  await expect.element(image).toBeVisible()
  const { src } = image.element() as HTMLImageElement
  expect(decodeQR(await readPixels(src))).toBe(pageUrl)
  const download = dialog().getByRole('link', { name: 'Descargar imagen' })
  await expect.element(download).toHaveAttribute('href', src)
  await expect.element(download).toHaveAttribute('download', 'Enlace de Ian Vargas Soto.png')
  expect(await findSeriousViolations()).toEqual([])
})

async function readPixels(src: string) {
  const bitmap = await createImageBitmap(await (await fetch(src)).blob())
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

test.for([
  { access: 'public_links.read public_links.update workers.read', actions: ['Cambiar', 'Regenerar'] },
  { access: 'public_links.read public_links.update', actions: ['Regenerar'] },
  { access: 'public_links.read public_links.delete', actions: ['Revocar'] },
])('with $access the menu of the link offers $actions', async ({ access, actions }) => {
  await visit({}, { access })
  await linkSection().getByRole('button', { name: 'Acciones del enlace' }).click()
  await expect.poll(listMenuItems).toEqual(actions)
})

test.for([
  { access: 'public_links.read public_links.register workers.read', creates: true },
  { access: 'public_links.read public_links.register', creates: false },
  { access: 'public_links.read public_links.update workers.read', creates: false },
])('without a link, who has $access can create one: $creates', async ({ access, creates }) => {
  await visit({}, { access, url: null })
  await expect.element(linkSection()).toMatchTextContent(/Todavía no tiene enlace/)
  expect(linkSection().getByRole('button', { name: 'Crear enlace' }).elements().length).toBe(creates ? 1 : 0)
})

test('who may only read links sees the link without the menu, and the workers only with access to them', async () => {
  const { calls } = await visit({}, { access: 'public_links.read' })
  await expect.element(linkSection()).toMatchTextContent(/Muestra Terapia infantil\./)
  await expect.element(linkSection().getByRole('button', { name: 'Acciones del enlace' })).not.toBeInTheDocument()
  expect(calls.filter(({ call }) => call === 'get /v1/workers')).toEqual([])
})

test('a link whose workers were all deleted says so', async () => {
  const { alter } = await visit()
  alter('get /v1/clients/public-link/get-by-url/{id}', async (answer) => Response.json({ ...(await answer.json()), worker_ids: [] }))
  await expect.element(linkSection()).toMatchTextContent(/Todos los trabajadores que mostraba fueron eliminados: elija otros con «Cambiar»/)
  await linkSection().getByRole('button', { name: 'Acciones del enlace' }).click()
  await expect.poll(listMenuItems).toEqual(['Cambiar', 'Revocar'])
})

const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)('ten workers with long names do not overflow the section or the form ($theme, $width px wide)', async (display) => {
  const { alter } = await visit(display)
  const ids = Array.from({ length: 10 }, (_, index) => `01998a00-0000-7000-8000-0300000001${10 + index}`)
  alter('get /v1/workers', async (answer) => {
    const [worker] = await answer.json()
    const person = {
      ...worker.person,
      name: 'Guadalupe',
      father_last_name: 'Fernández-Maldonado',
      mother_last_name: 'Etxeberria-Goicoechea',
    }
    return Response.json(ids.map((id) => ({ ...worker, id, person })))
  })
  alter('get /v1/clients/public-link/get-by-url/{id}', async (answer) => Response.json({ ...(await answer.json()), worker_ids: ids }))
  await expect.poll(() => linkSection().getByRole('listitem').elements().length).toBe(10)
  const body = page.getByRole('article').element().querySelector('[data-flush]') as HTMLElement
  expect([document.documentElement.scrollWidth, body.scrollWidth]).toEqual([display.width, body.clientWidth])
  expect(await findSeriousViolations()).toEqual([])
  await chooseLinkAction('Cambiar')
  await expect.poll(() => dialog().getByRole('checkbox', { checked: true }).elements().length).toBe(10)
  expect(document.documentElement.scrollWidth).toBe(display.width)
  expect(await findSeriousViolations()).toEqual([])
})

test('in the list of clients, the menu of a client with a link copies and sends it', async () => {
  using clipboard = recordClipboard()
  await mount(paths.clients())
  await page.getByRole('button', { name: 'Acciones de Quiroz Peña, Valentina' }).click()
  const whatsApp = page.getByRole('menuitem', { name: 'Enviar por WhatsApp a Valentina Quiroz' })
  await expect.element(whatsApp).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(pageUrl)))
  await page.getByRole('menuitem', { name: 'Copiar enlace' }).click()
  await expect.element(page.getByText('Enlace copiado: Valentina Quiroz Peña')).toBeVisible()
  expect(clipboard.copied).toEqual([pageUrl])
})

test.for([
  {
    access: 'public_links.mix schedules.read workers.read',
    actions: ['Código QR', 'Cambiar enlace', 'Regenerar enlace', 'Revocar enlace'],
  },
  { access: 'public_links.read', actions: ['Código QR'] },
])('in the list of clients, with $access the menu of a client with a link ends with $actions', async ({ access, actions }) => {
  const { alter } = await mount(paths.clients())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('clients.read', ...access.split(' ')))
  await page.getByRole('button', { name: 'Acciones de Quiroz Peña, Valentina' }).click()
  await expect.poll(() => listMenuItems().slice(listMenuItems().indexOf('Ver como el cliente') + 1)).toEqual(actions)
})

test('in the list of clients, the QR code is that of the client, and the focus returns to the menu', async () => {
  await mount(paths.clients())
  const menu = page.getByRole('button', { name: 'Acciones de Quiroz Peña, Valentina' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Código QR' }).click()
  const image = dialog().getByRole('img', { name: 'Código QR del enlace de Valentina Quiroz Peña' })
  await expect.element(image).toBeVisible()
  expect(decodeQR(await readPixels((image.element() as HTMLImageElement).src))).toBe(pageUrl)
  await dialog().getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(menu).toHaveFocus()
})

test('in the list of clients, the menu of a client without a link opens the form that creates one', async () => {
  setExampleDay()
  const { url: getUrl } = await mount(paths.clients())
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Crear enlace' }).click()
  await expect.poll(getUrl).toBe(paths.client(ian, { record: 'link' }))
  await expect.element(dialog().getByRole('button', { name: 'Crear enlace' })).toBeVisible()
})

test('without access to links the menus in the list of clients have nothing about them', async () => {
  const { alter } = await mount(paths.clients())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('clients.mix', 'workers.read'))
  await page.getByRole('button', { name: 'Acciones de Quiroz Peña, Valentina' }).click()
  await expect.poll(listMenuItems).toEqual(['Ver ficha', 'Editar', 'Eliminar'])
})
