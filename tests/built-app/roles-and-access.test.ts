import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { startClinic } from './clinic.ts'
import { activate, getNavigation, moveToAccess, openScreen, selectWithArrows, typeInto } from './keyboard.ts'
import { isFocused, tabTo } from './tab-to.ts'

const ownPassword = 'tres mesas y una luna'

const clinic = await startClinic()
afterAll(() => clinic.end())

test('a user sees what a new role allows, and immediately which access is missing or there again', async () => {
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
  expect(await listScreens(nora)).toEqual(['Inicio', 'Horarios', 'Clientes', 'Actividad'])
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
  await nora.getByText('Le falta el acceso «Leer» de Clientes.').waitFor()
  await expect.poll(() => listScreens(nora)).toEqual(['Inicio', 'Horarios', 'Actividad'])

  await changeAccess(admin, 'Leer: Clientes')
  await nora.getByRole('table').getByText('Vargas').first().waitFor()
  await expect.poll(() => listScreens(nora)).toEqual(['Inicio', 'Horarios', 'Clientes', 'Actividad'])
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
  await page.getByRole('group', { name: 'Roles' }).waitFor()
  await page.keyboard.press('Control+Enter')
  // The role is given later.
  await page.getByText(/^Sin rol no podrá abrir nada/).waitFor()
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
  return Promise.all(
    actions.map(async (action) => (await action.getAttribute('aria-label')) ?? (await action.innerText()).replace(/\s+/g, ' ')),
  )
}
