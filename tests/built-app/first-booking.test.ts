import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { formatLongDate } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'
import { connectBrowser } from './connect-browser.ts'
import { selectOption } from './select-option.ts'

const data = createDataFolder()
/** The Wednesday of the next week, so that all of its hours are in the future. */
const wednesday = addDays(getWeekStart(toLocalDate(new Date(), 'America/Lima')), 7 + 3)

let app: AppProcess
let browser: Browser

beforeAll(async () => {
  app = await startApp({ DATA_DIR: data.folder, ADMIN_PASSWORD: administrator.password })
  browser = await connectBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.end('SIGKILL')
  data.remove()
})

test('on an empty database clients, workers and a schedule are created, one of two users books a slot, and the session survives a killed server', async () => {
  expect(app.output()).not.toContain(administrator.password)
  const context = await browser.newContext(contextOptions)
  // With a stream the second form would say immediately that the slot is taken.
  await context.route('**/api/v1/events', (route) => route.abort())
  const page = await context.newPage()
  await signIn(page, app.url, administrator)

  await goTo(page, 'Clientes')
  await register(page, 'cliente', { names: 'Luis', father: 'Ramos', mother: 'Quispe', document: '40506070', gender: 'Masculino' })
  await goTo(page, 'Trabajadores')
  await register(page, 'trabajador', {
    names: 'Ana',
    father: 'Torres',
    mother: 'Vega',
    document: '10203040',
    gender: 'Femenino',
    position: 'Terapeuta',
  })
  await goTo(page, 'Horarios')
  await createSchedule(page)

  await goTo(page, 'Sesiones')
  await openMorningOfNextWeek(page)
  const otherPage = await context.newPage()
  await otherPage.goto(page.url())

  // Two users open the booking form of the same slot before either books.
  await openBooking(page, '09:00')
  await openBooking(otherPage, '09:00')
  await fillBooking(page)
  await fillBooking(otherPage)
  await submitBooking(page)
  await bookedChip(page).waitFor()

  await submitBooking(otherPage)
  const form = otherPage.getByRole('dialog', { name: 'Reservar sesión' })
  await form
    .getByRole('alert')
    .getByText(`Ana Torres ya atiende a Luis Ramos el ${formatLongDate(wednesday)} de 09:00 a 09:45.`)
    .first()
    .waitFor()
  expect(await form.getByRole('combobox', { name: 'Cliente' }).inputValue()).toBe('Luis Ramos Quispe')
  await otherPage.reload()
  await bookedChip(otherPage).waitFor()
  expect(await bookedChip(otherPage).count()).toBe(1)

  await app.end('SIGKILL')
  app = await startApp({ DATA_DIR: data.folder, PORT: new URL(app.url).port })
  await page.reload()
  await bookedChip(page).waitFor()
  expect(await bookedChip(page).count()).toBe(1)
})

test('on an empty database the first steps lead from Inicio to the first booked session in at most 12 presses', async () => {
  const emptyData = createDataFolder()
  const emptyApp = await startApp({ DATA_DIR: emptyData.folder, ADMIN_PASSWORD: administrator.password })
  onTestFinished(async () => {
    await emptyApp.end('SIGKILL')
    emptyData.remove()
  })
  const page = await (await browser.newContext(contextOptions)).newPage()
  await signIn(page, emptyApp.url, administrator)
  // A press is a click or Enter. Text is typed, and Tab goes on to the next field.
  let presses = 0
  const click = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  const form = page.getByRole('dialog')
  const typePerson = async ([names, father, document, gender]: readonly [string, string, string, string]) => {
    await form.getByLabel('Nombres').fill(names)
    await form.getByLabel('Apellido paterno').fill(father)
    await form.getByLabel('Documento', { exact: true }).fill(document)
    await form
      .getByRole('combobox', { name: 'Género' })
      .or(form.getByRole('textbox', { name: 'Género' }))
      .press(gender)
  }

  await click(page.getByRole('link', { name: 'Crear un horario' }))
  await page.getByLabel('Nombre', { exact: true }).fill('Terapia infantil')
  await fillTurn(page, 1, ['Mañana', '08:00', '20:00'])
  await click(page.getByRole('button', { name: 'Crear horario' }))

  await form.getByRole('button', { name: 'Registrar trabajador' }).waitFor()
  await typePerson(['Ana', 'Torres', '10203040', 'f'])
  await click(form.getByRole('checkbox', { name: 'Terapeuta' }))
  await click(form.getByRole('button', { name: 'Registrar trabajador' }))

  await form.getByRole('button', { name: 'Registrar cliente' }).waitFor()
  await typePerson(['Luis', 'Ramos', '40506070', 'm'])
  await click(form.getByRole('button', { name: 'Registrar cliente' }))

  const booking = page.getByRole('dialog', { name: 'Reservar sesión' })
  await booking.getByRole('radio', { name: 'Ana Torres' }).waitFor({ state: 'attached' })
  expect(await booking.getByRole('combobox', { name: 'Cliente' }).inputValue()).toBe('Luis Ramos')
  const worker = booking.getByRole('radio', { name: 'Ana Torres' })
  if (!(await worker.isChecked())) await click(booking.getByText('Ana Torres').first())
  await click(booking.getByRole('button', { name: 'Reservar' }))
  await page.getByRole('button', { name: /Luis R.* con Ana Torres, pendiente/ }).waitFor()
  expect(presses).toBeLessThanOrEqual(12)
})

const goTo = (page: Page, title: string) => page.getByRole('navigation').getByRole('link', { name: title }).first().click()

type PersonInput = { names: string; father: string; mother: string; document: string; gender: string; position?: string }

async function register(page: Page, noun: string, { names, father, mother, document, gender, position }: PersonInput) {
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

async function createSchedule(page: Page) {
  await page.getByRole('link', { name: 'Crear horario' }).first().click()
  await page.getByLabel('Nombre', { exact: true }).fill('Terapia infantil')
  await page.getByLabel('Duración de la sesión').fill('45')
  await page.getByLabel('Descanso entre sesiones').fill('15')
  await fillTurn(page, 1, ['Mañana', '08:00', '13:00'])
  await page.getByRole('button', { name: 'Añadir turno' }).click()
  await fillTurn(page, 2, ['Tarde', '15:00', '19:00'])
  await page.getByRole('button', { name: 'Crear horario' }).click()
  await page.getByRole('table', { name: 'Horarios' }).getByText('Terapia infantil').waitFor()
}

async function fillTurn(page: Page, number: number, [name, from, to]: [name: string, from: string, to: string]) {
  const turn = page.getByRole('group', { name: `Turno ${number}` })
  await turn.getByLabel('Nombre del turno').fill(name)
  await turn.getByLabel('Desde').fill(from)
  await turn.getByLabel('Hasta').fill(to)
}

async function openMorningOfNextWeek(page: Page) {
  await page.getByText('Mañana', { exact: true }).click()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await cell(page, '09:00').waitFor()
}

const cell = (page: Page, time: string) => page.getByRole('gridcell', { name: `${formatLongDate(wednesday)}, ${time}` })

const bookedChip = (page: Page) => cell(page, '09:00').getByRole('button', { name: /Luis R.* con Ana Torres, pendiente/ })

async function openBooking(page: Page, time: string) {
  await cell(page, time).hover()
  await cell(page, time).click()
}

async function fillBooking(page: Page) {
  const form = page.getByRole('dialog', { name: 'Reservar sesión' })
  await selectOption(page, 'Cliente', 'Luis Ramos Quispe')
  await form.getByRole('radio', { name: 'Ana Torres' }).check({ force: true })
}

const submitBooking = (page: Page) =>
  page.getByRole('dialog', { name: 'Reservar sesión' }).getByRole('button', { name: 'Reservar' }).click()
