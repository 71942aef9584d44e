import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Clinic, startClinic } from './clinic.ts'
import { activate, getAccessBox, getNavigation, moveToAccess, openScreen, selectWithArrows, typeInto } from './keyboard.ts'
import { isFocused, tabTo } from './tab-to.ts'

const temporaryPassword = 'una clave para empezar'
const ownPassword = 'tres mesas y una luna'

let clinic: Clinic

beforeAll(async () => {
  clinic = await startClinic(inject('startedDataFolder'))
})
afterAll(() => clinic.end())

test('a user sees what a new role allows, and which access is missing as soon as it is taken away', async () => {
  const admin = await clinic.openWeek()
  await createRole(admin, 'Archivo')
  await openAccessOfRole(admin, 'Archivo')
  await changeAccess(admin, 'Leer: Clientes', 'Registrar: Clientes', 'Leer: Horarios')
  await admin.getByText('Accesos de Archivo: se dieron 3 accesos').waitFor()
  const password = await createStaffUser(admin, 'nora.archivo')
  await giveRole(admin, 'Archivo')
  await expect
    .poll(() => admin.getByRole('table', { name: 'Acceso efectivo' }).getByRole('row').allInnerTexts())
    .toEqual(['Módulo\tAcceso\tDe dónde viene', 'Clientes\tLeer, Registrar\tpor el rol Archivo', 'Horarios\tLeer\tpor el rol Archivo'])

  const nora = await (await clinic.newContext()).newPage()
  await signInForTheFirstTime(nora, 'nora.archivo', password)
  await waitForHeading(nora, 'Inicio')
  expect(await listScreens(nora)).toEqual(['Inicio', 'Horarios', 'Clientes'])
  await openScreen(nora, 'Horarios')
  await waitForHeading(nora, 'Horarios')
  expect(await listActions(nora)).toEqual([])
  await openScreen(nora, 'Clientes')
  await waitForHeading(nora, 'Clientes')
  expect(await listActions(nora)).toEqual(['Importar', 'Registrar cliente'])
  await activate(nora, nora.getByRole('button', { name: /^Acciones de Vargas/ }))
  await nora.getByRole('menuitem').first().waitFor()
  expect(await nora.getByRole('menuitem').allInnerTexts()).toEqual(['Ver ficha'])
  await nora.keyboard.press('Escape')

  await activate(nora, nora.getByRole('button', { name: 'Registrar cliente' }))
  await typeInto(nora, 'Nombres', 'Rosa')
  await typeInto(nora, 'Apellido paterno', 'Paredes')
  await typeInto(nora, 'Documento', '40506070')
  await selectWithArrows(nora, 'Género', 'Femenino')
  await openAccessOfRole(admin, 'Archivo')
  await changeAccess(admin, 'Registrar: Clientes')
  await admin.getByText('Accesos de Archivo: se quitó 1 acceso').waitFor()
  await nora.keyboard.press('Control+Enter')
  const refused = nora.getByRole('dialog').getByRole('alert')
  await expect
    .poll(() => refused.allInnerTexts())
    .toEqual(['No tiene permiso para hacer esto.\n\nLe falta el acceso «Registrar» de Clientes.'])

  await changeAccess(admin, 'Leer: Clientes')
  await nora.keyboard.press('Escape')
  await activate(nora, nora.getByRole('button', { name: 'Salir sin guardar' }))
  await tabTo(nora, nora.getByRole('searchbox'))
  await nora.keyboard.type('rosa')
  await nora.getByText('Le falta el acceso «Leer» de Clientes.').waitFor()
  await expect.poll(() => listScreens(nora)).toEqual(['Inicio', 'Horarios'])
})

test('nobody gives what they do not hold: the screens say why, and the server refuses it', async () => {
  const access = await listAccessIds()
  const held = ['users.read', 'users.update', 'roles.read', 'access.update', 'clients.read']
  const coordination = await clinic.call<{ id: string }>('POST', '/roles', { name: 'Coordinación' })
  await clinic.call('POST', `/roles/${coordination.id}/access`, { access_ids: held.map((code) => access.get(code)) })
  const eva = await clinic.call<{ id: string }>('POST', '/users', { name: 'eva.coordina', password: temporaryPassword })
  await clinic.call('POST', `/users/${eva.id}/roles`, { role_ids: [coordination.id] })
  const luis = await clinic.call<{ id: string }>('POST', '/users', { name: 'luis.apoyo', password: temporaryPassword })

  const page = await (await clinic.newContext()).newPage()
  await signInForTheFirstTime(page, 'eva.coordina', temporaryPassword)
  await waitForHeading(page, 'Inicio')
  expect(await listScreens(page)).toEqual(['Inicio', 'Clientes', 'Usuarios', 'Roles', 'Accesos'])

  await openScreen(page, 'Usuarios')
  await activate(page, page.getByRole('link', { name: 'admin', exact: true }))
  await page.getByText(/^No puede cambiar este usuario, porque puede más que usted: le falta /).waitFor()
  expect(await listActions(page)).toEqual([])

  await openScreen(page, 'Usuarios')
  await activate(page, page.getByRole('link', { name: 'luis.apoyo' }))
  await activate(page, page.getByRole('button', { name: 'Cambiar roles' }))
  const description = /^Da accesos que usted no tiene: .*«.+» de .+\.$/
  await page.getByRole('checkbox', { name: 'Administrador', disabled: true, description }).waitFor()
  await page.keyboard.press('Escape')

  await openAccessOfRole(page, 'Administrador')
  await page.getByText(/^Este rol tiene accesos que usted no tiene/).waitFor()
  await moveToAccess(page, 'Eliminar: Clientes')
  await page.keyboard.press('Space')
  expect(await page.getByRole('button', { name: /^Aplicar/ }).count()).toBe(0)

  await openAccessOfRole(page, 'Coordinación')
  await moveToAccess(page, 'Eliminar: Clientes')
  const locked = getAccessBox(page, 'Eliminar: Clientes')
  expect(await locked.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Space')
  await page.getByText('Eliminar de Clientes: usted no lo tiene.').waitFor()
  expect(await locked.isChecked()).toBe(false)

  const roles = await clinic.call<{ id: string; name: string }[]>('GET', '/roles')
  const role_ids = roles.filter(({ name }) => name === 'Administrador').map(({ id }) => id)
  const access_ids = [access.get('clients.delete')]
  const admin = (await clinic.call<{ id: string; name: string }[]>('GET', '/users')).find(({ name }) => name === 'admin')
  const calls = [
    [`/users/${luis.id}/roles`, { role_ids }],
    [`/users/${luis.id}/access`, { access_ids }],
    [`/users/${eva.id}/access`, { access_ids }],
    [`/roles/${coordination.id}/access`, { access_ids }],
    [`/users/${admin?.id}/password`, {}],
  ] as const
  for (const [path, data] of calls) {
    const response = await page.request.post(`${clinic.url}/api/v1${path}`, { data })
    expect({ path, status: response.status() }).toEqual({ path, status: 403 })
    const { error } = (await response.json()) as { error: { details: unknown[] } }
    expect(error.details).toContainEqual({ path: 'access', message: 'clients.delete' })
  }
  expect(await clinic.call('GET', `/users/${luis.id}/access/all`)).toEqual([])
  const ofEva = await clinic.call<{ code: string }[]>('GET', `/users/${eva.id}/access/all`)
  expect(ofEva.map(({ code }) => code).sort()).toEqual([...held].sort())
})

async function createRole(page: Page, name: string) {
  await openScreen(page, 'Roles')
  await activate(page, page.getByRole('button', { name: 'Crear rol' }))
  await typeInto(page, 'Nombre', name)
  await page.keyboard.press('Control+Enter')
  await page.getByText(`Rol creado: ${name}`).waitFor()
  await waitForNoDialog(page)
}

async function openAccessOfRole(page: Page, name: string) {
  await openScreen(page, 'Accesos')
  const roles = page.getByRole('complementary', { name: 'Roles y usuarios' })
  await activate(page, roles.getByRole('link', { name: new RegExp(`^${name}`) }))
  await page.getByRole('treegrid', { name: `Accesos de ${name}` }).waitFor()
}

/** Toggles access in the open tree and applies the changes. */
async function changeAccess(page: Page, ...names: string[]) {
  for (const name of names) {
    await moveToAccess(page, name)
    await page.keyboard.press('Space')
  }
  const apply = page.getByRole('button', { name: `Aplicar ${names.length} ${names.length === 1 ? 'cambio' : 'cambios'}` })
  await activate(page, apply)
  await apply.waitFor({ state: 'detached' })
}

/** Creates a user and returns the temporary password, which is shown once. */
async function createStaffUser(page: Page, name: string) {
  await openScreen(page, 'Usuarios')
  await activate(page, page.getByRole('link', { name: 'Crear usuario' }))
  await typeInto(page, 'Nombre de usuario', name)
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: `Usuario creado: ${name}` })
  const password = await dialog.getByRole('status', { name: 'Contraseña temporal' }).innerText()
  await page.keyboard.press('Escape')
  await activate(page, dialog.getByRole('button', { name: 'Cerrar' }))
  await waitForHeading(page, name)
  await page.reload()
  await waitForHeading(page, name)
  expect(await page.locator('body').innerText()).not.toContain(password)
  return password
}

/** Gives a role to the user whose page is open. */
async function giveRole(page: Page, name: string) {
  await activate(page, page.getByRole('button', { name: 'Cambiar roles' }))
  await tabTo(page, page.getByRole('checkbox', { name }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Roles cambiados').waitFor()
  await waitForNoDialog(page)
}

async function signInForTheFirstTime(page: Page, name: string, password: string) {
  await page.goto(clinic.url)
  await typeInto(page, 'Usuario o correo', name)
  await typeInto(page, 'Contraseña', password)
  await page.keyboard.press('Enter')
  await waitForHeading(page, 'Elija una contraseña')
  const newPassword = page.getByLabel('Contraseña nueva', { exact: true })
  await expect.poll(() => isFocused(newPassword)).toBe(true)
  await page.keyboard.type(ownPassword)
  await page.keyboard.press('Enter')
}

const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()

const waitForNoDialog = (page: Page) => expect.poll(() => page.getByRole('dialog').count()).toBe(0)

/** Lists the screens in the navigation. */
const listScreens = (page: Page) => getNavigation(page).getByRole('link').allInnerTexts()

/** Lists the buttons and links beside the title of the page. */
async function listActions(page: Page) {
  const actions = await page.locator('main header :is(button, a):not(nav *)').all()
  return Promise.all(actions.map(async (action) => (await action.getAttribute('aria-label')) ?? (await action.innerText())))
}

/** Returns the ids of all access by code. */
async function listAccessIds() {
  type Module = { children: Module[]; access: { id: string; code: string }[] }
  const listAll = (modules: Module[]): Module['access'] => modules.flatMap((module) => [...module.access, ...listAll(module.children)])
  const access = listAll(await clinic.call<Module[]>('GET', '/permissions'))
  return new Map(access.map(({ id, code }) => [code, id]))
}
