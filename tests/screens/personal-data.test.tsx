import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorCode } from '#api/errors.ts'
import { paths } from '#web/navigation/paths.ts'
import { clients, keepOnlyAccess } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { deleteSessions } from './colleague.ts'
import { mount } from './mount.tsx'
import { onPrint } from './on-print.ts'
import { recordDownloads } from './record-downloads.ts'

const { ian } = clients
const dialog = () => page.getByRole('dialog')
const eraseButton = () => dialog().getByRole('button', { name: 'Borrar sus datos' })
const field = () => dialog().getByRole('textbox')
const openMenu = (name = 'Ian Vargas Soto') => page.getByRole('button', { name: `Acciones de ${name}` }).click()

const listItems = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)

/** Opens the page of a client who has no session to come. */
async function openWithoutSessions(person: object = {}) {
  const mounted = await mount(paths.clients())
  mounted.alter('get /v1/sessions/client/{id}/month', async () => Response.json([]))
  mounted.alter('get /v1/clients/{id}', async (answer) => {
    const client = await answer.json()
    return Response.json({ ...client, person: { ...client.person, ...person } })
  })
  await page.getByRole('link', { name: 'Vargas Soto, Ian' }).click()
  return mounted
}

async function askToErase(name?: string) {
  await openMenu(name)
  await page.getByRole('menuitem', { name: 'Borrar sus datos…' }).click()
}

test('data is erased only once the right document is typed, and the list of clients then says so', async () => {
  const { calls, url } = await openWithoutSessions()
  await askToErase()
  await expect.element(dialog()).toMatchTextContent(/¿Borrar los datos de Ian Vargas Soto\?/)
  await expect.element(dialog()).toMatchTextContent(/Esto no se puede deshacer\./)
  await expect.element(eraseButton()).toBeDisabled()
  expect(await findSeriousViolations()).toEqual([])
  await field().fill('90123457')
  await expect.element(eraseButton()).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await field().fill(' 90123456 ')
  await expect.element(eraseButton()).toBeEnabled()
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
  await eraseButton().click()
  await expect.poll(url).toBe(paths.clients())
  expect(calls.filter(({ call }) => call === `post /v1/clients/${ian}/erase`).length).toBe(1)
  await expect.element(page.getByText('Datos del cliente borrados')).toBeVisible()
})

test('without a document the full name is typed', async () => {
  await openWithoutSessions({ document: '' })
  await askToErase()
  await field().fill('Ian Vargas')
  await expect.element(eraseButton()).toBeDisabled()
  await field().fill('ian vargas  soto')
  await expect.element(eraseButton()).toBeEnabled()
})

test('a dialog that was closed asks again', async () => {
  await openWithoutSessions()
  await askToErase()
  await field().fill('90123456')
  await dialog().getByRole('button', { name: 'No borrar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await askToErase()
  await expect.element(field()).toHaveValue('')
  await expect.element(eraseButton()).toBeDisabled()
})

test('a client with a next session is not erased, and the dialog leads to the sessions before anything is typed', async () => {
  const { calls, url } = await mount(paths.client(clients.valentina), { usesRealServer: true })
  await askToErase('Valentina Quiroz Peña')
  await expect.element(dialog()).toMatchTextContent(/No se puede todavía: tiene sesiones de hoy en adelante\. La próxima es el /)
  expect(field().query()).toBeNull()
  expect(await findSeriousViolations()).toEqual([])
  await dialog().getByRole('link', { name: 'Ver sus próximas sesiones' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(url()).toBe(paths.client(clients.valentina))
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
})

test('a conflict of which only the server knows replaces the question, with the way to the sessions', async () => {
  const { alter } = await openWithoutSessions()
  const message = 'No se pueden borrar los datos de Ian Vargas Soto: tiene 1 sesión de hoy en adelante.'
  const details = [{ path: 'sessions.0', message: 'cada martes, 08:50, con Ana Torres Medina' }]
  alter('post /v1/clients/{id}/erase', async () =>
    Response.json({ error: { code: errorCode.conflict, message, details } }, { status: 409 }),
  )
  await askToErase()
  await field().fill('90123456')
  await eraseButton().click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/tiene 1 sesión de hoy en adelante\.cada martes, 08:50/)
  expect(field().query()).toBeNull()
  await expect.element(dialog().getByRole('link', { name: 'Ver sus próximas sesiones' })).toBeVisible()
})

test('on the real server an erased client is gone', async () => {
  const { url } = await mount(paths.client(ian), { usesRealServer: true, prepare: () => deleteSessions({ clientId: ian }) })
  await askToErase()
  await field().fill('90123456')
  await eraseButton().click()
  await expect.poll(url).toBe(paths.clients())
  await expect.element(page.getByRole('link', { name: 'Campos Núñez, Zoe' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Vargas Soto, Ian' })).not.toBeInTheDocument()
})

test('the export shows everything, prints, and downloads the document of the contract', async () => {
  const downloads = recordDownloads()
  await mount(paths.client(ian))
  await openMenu()
  await page.getByRole('menuitem', { name: 'Exportar sus datos' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Datos de Ian Vargas Soto' })).toBeVisible()
  const expectSection = (name: string, text: RegExp) => expect.element(page.getByRole('region', { name })).toMatchTextContent(text)
  await expectSection('Datos', /Cliente desde.*Lucía Soto Prado.*90123456/s)
  await expectSection('Cuenta de usuario', /Nombre de usuario: 90123456 · .*Roles: Cliente/)
  await expectSection('Enlace público', /Terapia infantil · Ana Torres Medina/)
  await expectSection('Lista de espera', /Cualquier martes o jueves de 8:00 a 12:00, con Ana Torres Medina.*Nota: También por la tarde/s)
  await expectSection(
    'Sesiones',
    /Una serie es una sola línea.*Todos los jueves, 08:50 – 09:35, desde .*Confirmada · Vino.*Cancelada.*Nota: La mamá avisó: viaje familiar\./s,
  )
  await expectSection('Recordatorios', /De la sesión del .*, 08:00 · Ana Torres Medina · Mañana/)
  await expectSection('Actividad', /admin cambió los datos de Ian Vargas Soto/)
  expect(await findSeriousViolations()).toEqual([])

  let printed = 0
  onPrint(() => {
    printed += 1
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(printed).toBe(1)
  await page.getByRole('button', { name: 'Descargar (JSON)' }).click()
  expect(downloads.map(({ name }) => name)).toEqual(['Datos de Ian Vargas Soto.json'])
  const document = JSON.parse(await downloads[0]!.text)
  expect(document).toMatchObject({ person: { father_last_name: 'Vargas' }, public_link: { schedule: 'Terapia infantil' } })
})

test('an export that was left open shows nothing more of a client who is gone', async () => {
  const { alter } = await mount(paths.exportClient(ian))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Datos de Ian Vargas Soto' })).toBeVisible()
  alter('get /v1/clients/{id}/export', async () =>
    Response.json({ error: { code: errorCode.notFound, message: 'Este cliente no existe.', details: [] } }, { status: 404 }),
  )
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('region', { name: 'Sesiones' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Datos de Ian Vargas Soto' })).not.toBeInTheDocument()
})

test('a server without the operations has neither item in the menu', async () => {
  await mount(paths.client(ian), { lacking: ['exportClient', 'eraseClient'] })
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Eliminar' })).toBeVisible()
  expect(listItems()).toEqual(['Planificar serie', 'Eliminar'])
})

test.for([
  [
    ['clients.read', 'sessions.read', 'sessions.register'],
    ['Planificar serie', 'Exportar sus datos'],
  ],
  [['clients.read', 'sessions.register'], ['Planificar serie']],
  [
    ['clients.read', 'clients.delete'],
    ['Borrar sus datos…', 'Eliminar'],
  ],
] as const)('a user with %s finds %s in the menu', async ([codes, items]) => {
  const { alter } = await mount(paths.client(ian))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess(...codes))
  await openMenu()
  await expect.poll(listItems).toEqual(items)
})
