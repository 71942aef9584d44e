import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatLongDate } from '#domain/spanish.ts'
import { dateAt } from '#domain/today.ts'
import { addDays, weekStart } from '#domain/weeks.ts'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, launchBrowser, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'
import { selectOption } from './select-option.ts'

const data = createDataFolder()
/** The Wednesday after this week: no hour of it has passed. */
const wednesday = addDays(weekStart(dateAt(new Date(), 'America/Lima')), 7 + 3)

let app: AppProcess
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  app = await startApp({ DATA_DIR: data.folder, ADMIN_PASSWORD: administrator.password })
  browser = await launchBrowser()
  context = await browser.newContext(contextOptions)
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await app.end('SIGKILL')
  data.remove()
})

test('from an empty database to a booked session that outlives the kill of its server', async () => {
  expect(app.output()).not.toContain(administrator.password)
  await signIn(page, app.url, administrator)

  await goTo('Clientes')
  await register('cliente', { names: 'Luis', father: 'Ramos', mother: 'Quispe', document: '40506070', gender: 'Masculino' })
  await goTo('Trabajadores')
  await register('trabajador', {
    names: 'Ana',
    father: 'Torres',
    mother: 'Vega',
    document: '10203040',
    gender: 'Femenino',
    position: 'Terapeuta',
  })
  await goTo('Horarios')
  await createSchedule()

  await goTo('Sesiones')
  await toNextWeek(page)
  const colleague = await context.newPage()
  await colleague.goto(page.url())

  // two people open the same slot before either has booked it
  await openBooking(page, '09:00')
  await openBooking(colleague, '09:00')
  await fillBooking(page)
  await fillBooking(colleague)
  await submitBooking(page)
  await booked(page).waitFor()

  await submitBooking(colleague)
  const form = colleague.getByRole('dialog', { name: 'Reservar sesión' })
  await form
    .getByRole('alert')
    .getByText(`Ana Torres ya atiende a Luis Ramos el ${formatLongDate(wednesday)} de 09:00 a 09:45.`)
    .first()
    .waitFor()
  expect(await form.getByRole('combobox', { name: 'Cliente' }).inputValue()).toBe('Luis Ramos Quispe')
  await colleague.reload()
  await booked(colleague).waitFor()
  expect(await booked(colleague).count()).toBe(1)

  await app.end('SIGKILL')
  app = await startApp({ DATA_DIR: data.folder, PORT: new URL(app.url).port })
  await page.reload()
  await booked(page).waitFor()
  expect(await booked(page).count()).toBe(1)
})

const goTo = (title: string) => page.getByRole('navigation').getByRole('link', { name: title }).first().click()

type Registered = { names: string; father: string; mother: string; document: string; gender: string; position?: string }

async function register(noun: string, { names, father, mother, document, gender, position }: Registered) {
  await page
    .getByRole('button', { name: `Registrar ${noun}` })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Nombres').fill(names)
  await form.getByLabel('Apellido paterno').fill(father)
  await form.getByLabel('Apellido materno').fill(mother)
  await selectOption(page, 'Tipo de documento', 'DNI')
  await form.getByLabel('Documento', { exact: true }).fill(document)
  await selectOption(page, 'Género', gender)
  if (position) await form.getByRole('checkbox', { name: position }).check()
  await form.getByRole('button', { name: `Registrar ${noun}` }).click()
  await page.getByRole('link', { name: `${father} ${mother}, ${names}`, exact: true }).waitFor()
}

async function createSchedule() {
  await page.getByRole('link', { name: 'Crear horario' }).first().click()
  await page.getByLabel('Nombre', { exact: true }).fill('Terapia infantil')
  await page.getByLabel('Duración de la sesión').fill('45')
  await page.getByLabel('Descanso entre sesiones').fill('15')
  await fillTurn(1, ['Mañana', '08:00', '13:00'])
  await page.getByRole('button', { name: 'Agregar turno' }).click()
  await fillTurn(2, ['Tarde', '15:00', '19:00'])
  await page.getByRole('button', { name: 'Crear horario' }).click()
  await page.getByRole('table', { name: 'Horarios' }).getByText('Terapia infantil').waitFor()
}

async function fillTurn(number: number, [name, from, to]: [name: string, from: string, to: string]) {
  const turn = page.getByRole('group', { name: `Turno ${number}` })
  await turn.getByLabel('Nombre del turno').fill(name)
  await turn.getByLabel('Desde').fill(from)
  await turn.getByLabel('Hasta').fill(to)
}

async function toNextWeek(at: Page) {
  await at.getByText('Mañana', { exact: true }).click()
  await at.getByRole('link', { name: 'Semana siguiente' }).click()
  await cell(at, '09:00').waitFor()
}

const cell = (at: Page, time: string) => at.getByRole('gridcell', { name: `${formatLongDate(wednesday)}, ${time}` })

const booked = (at: Page) => cell(at, '09:00').getByRole('button', { name: /Luis R.* con Ana Torres, pendiente/ })

async function openBooking(at: Page, time: string) {
  await cell(at, time).hover()
  await cell(at, time).click()
}

async function fillBooking(at: Page) {
  const form = at.getByRole('dialog', { name: 'Reservar sesión' })
  await selectOption(at, 'Cliente', 'Luis Ramos Quispe')
  await form.getByRole('radio', { name: 'Ana Torres' }).check({ force: true })
}

const submitBooking = (at: Page) => at.getByRole('dialog', { name: 'Reservar sesión' }).getByRole('button', { name: 'Reservar' }).click()
