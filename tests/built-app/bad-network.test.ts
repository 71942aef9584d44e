import type { Locator, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { cutLine, deployNewBuild, failCalls, restoreLine, slowDownLine } from './bad-network.ts'
import { type Clinic, cell, chip, getDayOfWeek, startClinic, sunday } from './clinic.ts'
import { selectOption } from './select-option.ts'

let clinic: Clinic

/** The Sunday of the last week, whose sessions can be marked. */
const pastSunday = addDays(sunday, -14)

beforeAll(async () => {
  clinic = await startClinic()
  for (const day of [0, 1]) {
    await clinic.book({ client: 'zoe', worker: 'bruno', date: getDayOfWeek(day), time: 480 })
    await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(day), time: 660 })
    await clinic.book({ client: 'luis', worker: 'bruno', date: addDays(pastSunday, day), time: 540 })
  }
})
afterAll(() => clinic.end())

/** What a user does in each case on another day of the week: it is typed, then sent. `day` is also the number of the case. */
type Step = {
  step: string
  /** What goes wrong, in this order. Together the changes of sessions, which are sent by the same code, meet everything; so does what differs in a form. */
  failures: FailureName[]
  call: string
  getUrl: () => string
  type: (page: Page, day: number) => Promise<void>
  send: (page: Page, day: number) => Promise<void>
  /** The fields that keep what was typed. */
  typed: (page: Page, day: number) => readonly (readonly [field: Locator, value: string])[]
  failure: string
  done: RegExp
  countStored: (day: number) => Promise<number>
  /** Closes what stays open afterwards. */
  close?: (page: Page) => Promise<void>
}

const getWeekUrl = (week: string) => clinic.url + paths.sessions({ schedule: clinic.schedule, turn: clinic.turn, week })
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name })
const findSession = async (date: string, client: string) =>
  (await clinic.fetchSessions(date)).filter((session) => session.session_date === date && session.client.person.name === client)
/** Every change of sessions is sent by this call. */
const changeCall = 'POST /v1/sessions/changes'

const steps: Step[] = [
  {
    step: 'booking',
    failures: ['the line cut before the first notice', 'an answer that never comes'],
    call: changeCall,
    getUrl: () => getWeekUrl(sunday),
    type: async (page, day) => {
      await cell(page, getDayOfWeek(day), '09:00').click()
      await selectOption(page, 'Cliente', 'Luis Ramos Soto')
      await dialog(page).getByRole('radio', { name: 'Ana Torres' }).check({ force: true })
      await dialog(page).getByLabel('Nota (opcional)').fill('Trae el informe')
    },
    send: (page) => dialog(page).getByRole('button', { name: 'Reservar' }).click(),
    typed: (page) => [
      [dialog(page).getByRole('combobox', { name: 'Cliente' }), 'Luis Ramos Soto'],
      [dialog(page).getByLabel('Nota (opcional)'), 'Trae el informe'],
    ],
    failure: 'o se pudo reservar',
    done: /^Sesión reservada: Luis Ramos/,
    countStored: async (day) => (await findSession(getDayOfWeek(day), 'Luis')).length,
  },
  {
    step: 'moving',
    failures: ['the code 500', 'the old files gone after a deployment'],
    call: changeCall,
    getUrl: () => getWeekUrl(sunday),
    type: async (page, day) => {
      await chip(page, getDayOfWeek(day), '08:00', 'Zoe').click()
      await dialog(page).getByRole('button', { name: 'Mover a…' }).click()
      await selectOption(page, 'Hora', '10:00')
    },
    send: (page) => dialog(page).getByRole('button', { name: 'Mover', exact: true }).click(),
    typed: (page) => [[dialog(page).getByRole('combobox', { name: 'Hora' }), '10:00']],
    failure: 'o se pudo mover la sesión',
    done: /^Sesión movida: Zoe Campos/,
    countStored: async (day) => (await findSession(getDayOfWeek(day), 'Zoe')).filter(({ time }) => time === 600).length,
  },
  {
    step: 'marking attendance',
    failures: ['no answer'],
    call: changeCall,
    getUrl: () => getWeekUrl(pastSunday),
    // Nothing is typed, but the week has to be there before the network fails.
    type: (page, day) => chip(page, addDays(pastSunday, day), '09:00', 'Luis').waitFor(),
    send: async (page, day) => {
      await chip(page, addDays(pastSunday, day), '09:00', 'Luis').click()
      await dialog(page).getByRole('button', { name: 'Vino', exact: true }).click()
    },
    typed: () => [],
    failure: 'o se pudo marcar la sesión',
    done: /^Vino: Luis Ramos/,
    countStored: async (day) => (await findSession(addDays(pastSunday, day), 'Luis')).filter(({ attended }) => attended).length,
  },
  {
    step: 'noting',
    failures: ['a slow line', 'the line cut after a notice'],
    call: changeCall,
    getUrl: () => getWeekUrl(sunday),
    type: async (page, day) => {
      await chip(page, getDayOfWeek(day), '11:00', 'Ian').click()
      await dialog(page).getByRole('button', { name: 'Añadir nota' }).click()
      await dialog(page).getByLabel('Nota').fill('Llega tarde')
    },
    send: (page) => dialog(page).getByRole('button', { name: 'Guardar' }).click(),
    typed: (page) => [[dialog(page).getByLabel('Nota'), 'Llega tarde']],
    failure: 'o se pudo guardar la nota',
    done: /^Nota guardada: Ian Vargas/,
    countStored: async (day) => (await findSession(getDayOfWeek(day), 'Ian')).filter(({ note }) => note === 'Llega tarde').length,
    close: (page) => dialog(page).getByRole('button', { name: 'Cerrar' }).click(),
  },
  {
    step: 'saving a client',
    failures: ['the old files gone after a deployment', 'the code 500', 'the line cut after a notice', 'an answer that never comes'],
    call: 'POST /v1/clients',
    getUrl: () => clinic.url + paths.clients(),
    type: async (page, day) => {
      await page.getByRole('button', { name: 'Registrar cliente' }).first().click()
      await dialog(page).getByLabel('Nombres').fill('Luz')
      await dialog(page).getByLabel('Apellido paterno').fill('Paz')
      await dialog(page).getByLabel('Documento', { exact: true }).fill(`5000000${day}`)
      await selectOption(page, 'Género', 'Femenino')
    },
    send: (page) => dialog(page).getByRole('button', { name: 'Registrar cliente' }).click(),
    typed: (page, day) => [
      [dialog(page).getByLabel('Nombres'), 'Luz'],
      [dialog(page).getByLabel('Documento', { exact: true }), `5000000${day}`],
    ],
    failure: 'o se pudo registrar',
    done: /^Cliente registrado: Luz Paz/,
    countStored: async (day) => (await clinic.call<unknown[]>('GET', `/clients?search=5000000${day}`)).length,
  },
]

/** What goes wrong after the user has typed. `start` returns the function that ends it. */
type Failure = {
  /** True for a page that has shown no notice yet. */
  isFresh?: boolean
  start: (page: Page, call: string) => Promise<() => Promise<unknown>>
  /** Runs while the call waits for its answer. */
  wait?: (page: Page) => Promise<unknown>
  /** What the user is told; nothing goes wrong for them without it. */
  sentence?: RegExp
}

type FailureName =
  | 'the line cut before the first notice'
  | 'the line cut after a notice'
  | 'the code 500'
  | 'no answer'
  | 'a slow line'
  | 'the old files gone after a deployment'
  | 'an answer that never comes'

const cut = async (page: Page) => {
  await cutLine(page)
  return () => restoreLine(page)
}
/** True for a request that is this call, and does not only try it out. */
const isCall = (request: Request, call: string) =>
  call.startsWith(request.method()) && request.url().endsWith(call.split(' ')[1] ?? '') && !request.postData()?.includes('"dry_run":true')

const noAnswer = /El servidor no respondió\./

const failures: Record<FailureName, Failure> = {
  'the line cut before the first notice': { isFresh: true, start: cut, sentence: noAnswer },
  'the line cut after a notice': { start: cut, sentence: noAnswer },
  'the code 500': { start: (page, call) => failCalls(page, 'code 500', call), sentence: /Algo falló en el servidor\./ },
  'no answer': { start: (page, call) => failCalls(page, 'no answer', call), sentence: noAnswer },
  'a slow line': { start: slowDownLine },
  'the old files gone after a deployment': {
    isFresh: true,
    start: async (page) => {
      await deployNewBuild(page)
      return async () => {}
    },
  },
  'an answer that never comes': {
    isFresh: true,
    start: async (page, call) => {
      await page.clock.install()
      return failCalls(page, 'never answered', call)
    },
    wait: (page) => page.clock.fastForward(31_000),
    sentence: noAnswer,
  },
}

describe.each(steps)('$step', ({ failures: names, call, getUrl, type, send, typed, failure, done, countStored, close }) => {
  let page: Page
  /** False after a case that failed, which may leave anything open. */
  let isReady = false
  beforeAll(async () => {
    page = await clinic.openWeek()
    page.setDefaultTimeout(20_000)
  })
  afterAll(() => page.context().close())

  /** The crosses of the notices that are shown. */
  const crosses = () => page.getByRole('button', { name: 'Cerrar aviso' })

  test.each(names.map((name, day) => ({ ...failures[name], name, day })))(
    'with $name: nothing typed is lost, one sentence says what happened, and the work can be finished',
    async ({ day, isFresh, start, wait, sentence }) => {
      if (isFresh || !isReady) await page.goto(getUrl())
      isReady = false
      // All at once, because notices move and end while others close.
      await crosses().evaluateAll((buttons: HTMLElement[]) => {
        for (const cross of buttons) cross.click()
      })
      await expect.poll(() => crosses().count()).toBe(0)
      await type(page, day)
      const end = await start(page, call)
      onTestFinished(async () => void (await end()))
      await Promise.all([page.waitForRequest((request) => isCall(request, call)), send(page, day)])
      await wait?.(page)
      if (sentence) {
        const notice = page.getByRole('alert').filter({ hasText: failure })
        await notice.getByText(sentence).waitFor()
        expect(await crosses().count()).toBe(1)
        for (const [field, value] of typed(page, day)) expect(await field.inputValue()).toBe(value)
        expect(await countStored(day)).toBe(0)
        await end()
        await send(page, day)
      }
      await page.getByText(done).waitFor()
      if (!sentence) expect(await crosses().count()).toBe(1)
      await expect.poll(() => countStored(day)).toBe(1)
      for (const [field] of typed(page, day)) await expect.poll(() => field.count()).toBe(0)
      await close?.(page)
      isReady = true
    },
  )
})
