import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, launchBrowser, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'

const data = createDataFolder(inject('startedDataFolder'))

let app: AppProcess
let browser: Browser
let page: Page

beforeAll(async () => {
  app = await startApp({ DATA_DIR: data.folder })
  browser = await launchBrowser()
  page = await (await browser.newContext(contextOptions)).newPage()
  await signIn(page, app.url, administrator)
})
afterAll(async () => {
  await browser.close()
  await app.end('SIGKILL')
  data.remove()
})

test('a client is registered, found, opened, edited and deleted with the keyboard alone', async () => {
  await page.goto(app.url + paths.clients())
  await tabTo(button('Registrar cliente'))
  await press('Enter')
  await typeInto('Nombres', 'Luis')
  await typeInto('Apellido paterno', 'Ramos')
  await typeInto('Apellido materno (opcional)', 'Quispe')
  await typeInto('Documento', '40506070')
  await selectWithArrows('Género', 'Masculino')
  await typeInto('Nacimiento (opcional)', '14052018')
  await press('Control+Enter')
  await expectFormClosed()

  await tabTo(page.getByRole('searchbox'))
  await page.keyboard.type('luis ramos')
  await page.getByText('1 encontrado').waitFor()
  await tabTo(page.getByRole('link', { name: /^Ramos Quispe, Luis/ }))
  await press('Enter')
  await page.getByText('14 de mayo de 2018').waitFor()

  await tabTo(button('Editar'))
  await press('Enter')
  await typeInto('Teléfono (opcional)', '900 111 111')
  await press('Control+Enter')
  await expectFormClosed()
  await page.getByText('900 111 111', { exact: true }).waitFor()

  await deleteOpenPerson('Luis Ramos Quispe', 'cliente')
  await page.getByText('Todavía no hay clientes').waitFor()
})

test('a worker is registered and deleted with the keyboard alone', async () => {
  await page.goto(app.url + paths.workers())
  await tabTo(button('Registrar trabajador'))
  await press('Enter')
  await typeInto('Nombres', 'Ana')
  await typeInto('Apellido paterno', 'Torres')
  await typeInto('Apellido materno (opcional)', 'Vega')
  await typeInto('Documento', '10203040')
  await selectWithArrows('Género', 'Femenino')
  await tabTo(page.getByRole('checkbox', { name: 'Terapeuta' }))
  await press('Space')
  await press('Control+Enter')
  await expectFormClosed()

  await tabTo(page.getByRole('link', { name: /^Torres Vega, Ana/ }))
  await press('Enter')
  await page.getByText('Terapeuta').first().waitFor()
  await deleteOpenPerson('Ana Torres Vega', 'trabajador')
  await page.getByText('Todavía no hay trabajadores').waitFor()
})

test('Escape on an unsaved form asks for confirmation, which the keyboard can answer', async () => {
  await page.goto(app.url + paths.clients({ record: 'new' }))
  await typeInto('Nombres', 'Luz')
  await press('Escape')
  await button('Seguir aquí').waitFor()
  await press('Escape')
  await button('Seguir aquí').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Nombres').inputValue()).toBe('Luz')
  await press('Escape')
  await tabTo(button('Salir sin guardar'))
  await press('Enter')
  await expectFormClosed()
})

const press = (key: string) => page.keyboard.press(key)

const button = (name: string) => page.getByRole('button', { name, exact: true }).first()

/** Presses Tab until the target has the focus. Throws when it is never reached. */
async function tabTo(target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

async function typeInto(label: string, text: string) {
  await tabTo(page.getByRole('textbox', { name: label, exact: true }))
  await page.keyboard.type(text)
}

/** Opens a drop-down list and selects an option with the arrow keys. */
async function selectWithArrows(label: string, name: string) {
  await tabTo(page.getByRole('combobox', { name: label, exact: true }).or(page.getByRole('textbox', { name: label, exact: true })))
  await press('ArrowDown')
  const option = page.getByRole('option', { name })
  await option.waitFor()
  for (let presses = 0; presses < 10; presses++) {
    if ((await option.getAttribute('data-combobox-selected')) !== null) return press('Enter')
    await press('ArrowDown')
  }
  throw new Error(`The arrow keys never reach ${name}`)
}

const expectFormClosed = () => expect.poll(() => page.getByRole('dialog').count()).toBe(0)

/** Deletes the person whose page is open. */
async function deleteOpenPerson(name: string, noun: string) {
  await tabTo(button(`Acciones de ${name}`))
  await press('Enter')
  const item = page.getByRole('menuitem', { name: 'Eliminar' })
  await item.waitFor()
  for (let presses = 0; presses < 10 && !(await item.evaluate((element) => element === document.activeElement)); presses++)
    await press('ArrowDown')
  await press('Enter')
  await tabTo(button(`Eliminar ${noun}`))
  await press('Enter')
  await expectFormClosed()
}
