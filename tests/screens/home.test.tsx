import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, morning, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, deleteSessions, registerLuz } from './colleague.ts'
import { mount } from './mount.tsx'

const today = () => page.getByRole('region', { name: 'Hoy' })
const side = (name: string) => page.getByRole('region', { name })
const hour = (clock: string) =>
  today()
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${clock}`) })
const chips = () => today().getByRole('link', { name: / con / })

/** Opens the first screen on the real server, on Tuesday of the examples' week, in the middle of the session at 08:50. */
async function openTuesday(prepare?: () => Promise<unknown>) {
  setClinicTime('2026-11-24', '09:05')
  return mount(paths.admin(), { usesRealServer: true, ...(prepare && { prepare }) })
}

test('the day shows its sessions by hour, with the current hour marked, and each links to its day in the agenda', async () => {
  const { url } = await openTuesday()
  await expect.element(today().getByRole('link', { name: '3 sesiones' }).first()).toBeVisible()
  await expect.element(hour('08:50')).toHaveAttribute('aria-current', 'time')
  await expect.element(hour('08:50').getByText('ahora')).toBeVisible()
  expect(page.getByText('ahora').elements()).toHaveLength(1)
  await expect.element(hour('08:00').getByRole('link', { name: /^Valentina Q. con Ana Torres, sin marcar/ })).toBeVisible()
  await hour('09:40')
    .getByRole('link', { name: /^Sebastián Ñ. con .*, pendiente/ })
    .click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(url()).toContain('week=2026-11-24')
  expect(url()).toContain(`client=${clients.sebastian}`)
})

test('the number to confirm shows only these sessions, and the number of all shows all again', async () => {
  await openTuesday()
  await today().getByRole('link', { name: '2 por confirmar' }).click()
  await expect.poll(() => chips().elements().length).toBe(2)
  expect(
    today()
      .getByRole('link', { name: /pendiente/ })
      .elements(),
  ).toHaveLength(2)
  await today().getByRole('link', { name: '3 sesiones' }).first().click()
  await expect.poll(() => chips().elements().length).toBe(3)
})

test('a session that is over without a mark counts as not marked', async () => {
  setClinicTime('2026-11-24', '09:36')
  await mount(paths.admin(), { usesRealServer: true })
  await today().getByRole('link', { name: '2 sin marcar' }).click()
  await expect.poll(() => chips().elements().length).toBe(2)
  await expect.element(today().getByRole('link', { name: /^Alessia M. con .*, sin marcar/ })).toBeVisible()
})

test('in the evening a line says that the sessions of the day are over', async () => {
  setClinicTime('2026-11-24', '21:00')
  await mount(paths.admin(), { usesRealServer: true })
  await expect.element(page.getByText('Las sesiones de hoy ya terminaron.')).toBeVisible()
  expect(page.getByText('ahora').elements()).toHaveLength(0)
})

test('a Sunday without sessions names the next one of the week', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(paths.admin(), { usesRealServer: true })
  await expect.element(page.getByRole('heading', { name: 'Hoy no hay sesiones' })).toBeVisible()
  await page.getByRole('link', { name: 'lunes 23 de noviembre, a las 08:00' }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
})

/** Counts the sessions that the agenda shows. */
const countChips = () => page.getByRole('grid').getByRole('button', { name: / con / }).elements().length

test('each number of the week is the number of sessions to which it leads in the agenda', async () => {
  const { router } = await openTuesday()
  const names = ['Vinieron', 'No vinieron', 'Sin marcar', 'Confirmadas', 'Pendientes', 'Aplazadas', 'Canceladas']
  let sum = 0
  for (const name of names) {
    const number = side('Esta semana')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
    await expect.element(number).toBeVisible()
    const total = Number(/\d+$/.exec(number.element().textContent ?? '')?.[0])
    sum += total
    let found = 0
    for (const turn of await listTurns(name)) {
      const expected = await turn.open()
      await expect.element(page.getByRole('grid'), { message: name }).toBeVisible()
      await expect.poll(countChips, { message: name }).toBe(expected)
      found += expected
      await router.navigate(paths.admin())
    }
    expect(found, name).toBe(total)
  }
  await expect.element(side('Esta semana').getByText(`${sum} sesiones`)).toBeVisible()

  /** Lists the turns of a number; `open` follows the link of the turn and returns the number that the link names. */
  async function listTurns(name: string) {
    const number = side('Esta semana')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
    if (number.getByRole('link').query()) return [{ open: () => follow(number.getByRole('link')) }]
    const menu = number.getByRole('button')
    if (!menu.query()) return []
    await menu.click()
    const items = page.getByRole('menuitem')
    await expect.element(items.first()).toBeVisible()
    const count = items.elements().length
    await userEvent.keyboard('{Escape}')
    return Array.from({ length: count }, (_, index) => ({
      open: async () => {
        await menu.click()
        return follow(page.getByRole('menuitem').nth(index))
      },
    }))
  }
  async function follow(link: ReturnType<typeof page.getByRole>) {
    await expect.element(link).toBeVisible()
    const count = Number(/\d+$/.exec(link.element().textContent ?? '')?.[0])
    await link.click()
    return count
  }
})

test('the number of a worker is the one on the page of the worker', async () => {
  await openTuesday()
  const link = side('Por trabajador').getByRole('link', { name: /^Ana Torres/ })
  await expect.element(link).toBeVisible()
  const count = /\d+$/.exec(link.element().textContent ?? '')?.[0]
  await link.click()
  await expect.element(page.getByRole('heading', { name: 'Ana Torres Medina' })).toBeVisible()
  await expect.element(side('Carga de la semana').getByText(new RegExp(`^${count} sesion`))).toBeVisible()
})

test('a client whose session was postponed and who has no other is to be rebooked, until a session is booked', async () => {
  const { router } = await openTuesday(prepareWaitingClients)
  const rebook = side('Por reprogramar')
  await expect.element(rebook.getByRole('link', { name: 'Luz Paz', exact: true })).toBeVisible()
  await expect.element(rebook.getByText('aplazada el 23 Nov')).toBeVisible()
  const without = side('Sin próxima sesión')
  await expect.element(without.getByRole('listitem').filter({ hasText: 'Alba Paz' })).toMatchTextContent(/aún sin sesiones/)
  expect(without.getByRole('link', { name: 'Luz Paz', exact: true }).query()).toBeNull()
  await rebook.getByRole('link', { name: 'Reservar para Luz Paz' }).click()
  const form = page.getByRole('dialog')
  await expect.element(form.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Luz Paz Ríos')
  await bookAsColleague({ clientId: await findLuz(), workerId: workers.elena, sessionDate: '2026-11-27', time: 480 })
  await router.navigate(paths.admin())
  await expect.element(without).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Luz Paz', exact: true })).not.toBeInTheDocument()
})

test('the last session of a client without one to come is named, and booking begins in its turn', async () => {
  const prepare = async () => {
    const luz = await registerLuz()
    await bookAsColleague({ clientId: luz, workerId: workers.elena, sessionDate: '2026-11-20', time: 480, state: 'confirmed' })
  }
  await openTuesday(prepare)
  const row = side('Sin próxima sesión').getByRole('listitem').filter({ hasText: 'Luz Paz' })
  await expect.element(row).toMatchTextContent(/última el 20 Nov/)
  const href = paths.sessions({ schedule: childTherapy, turn: morning, client: await findLuz(), book: 'next' })
  await expect.element(row.getByRole('link', { name: 'Reservar para Luz Paz' })).toHaveAttribute('href', href)
})

test.for(['Por reprogramar', 'Sin próxima sesión'])('the number of "%s" is the number of clients to which it leads', async (name) => {
  await openTuesday(prepareWaitingClients)
  const number = side(name).getByRole('link', { name: /clientes?$/ })
  await expect.element(number).toBeVisible()
  const [total] = /^\d+/.exec(number.element().textContent ?? '') ?? []
  await number.click()
  await expect.element(page.getByText(total === '1' ? '1 encontrado' : `${total} encontrados`, { exact: true })).toBeVisible()
  await expect.poll(() => page.getByRole('table').getByRole('row').elements().length - 1).toBe(Number(total))
  await expect.element(page.getByRole('link', { name: 'Paz Ríos, Luz' })).toBeVisible()
})

/** Registers Luz, whose only session was postponed, and Alba, who has had none. */
async function prepareWaitingClients() {
  const luz = await registerLuz()
  await bookAsColleague({ clientId: luz, workerId: workers.elena, sessionDate: '2026-11-23', time: 480, state: 'postponed' })
  await registerAlba()
}

const registerAlba = () =>
  colleague.post('/v1/clients', {
    body: { person: { name: 'Alba', fatherLastName: 'Paz', motherLastName: '', gender: false, document: '70000099', documentType: 0 } },
  })
const findLuz = async () => (await colleague.get('/v1/clients', { query: { search: 'Luz Paz' } }))[0]?.id ?? ''

test('what a colleague books today appears within half a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-24T09:05:00-05:00') })
  await mount(paths.admin(), { usesRealServer: true })
  await expect.poll(() => chips().elements().length).toBe(3)
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.elena, sessionDate: '2026-11-24', time: 630 })
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(hour('10:30').getByRole('link', { name: /^Zoe C. con Elena/ })).toBeVisible()
  vi.useRealTimers()
})

test('what the user changes in the agenda is seen on the first screen at once', async () => {
  const { router } = await openTuesday()
  await today()
    .getByRole('link', { name: /^Sebastián/ })
    .click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Sebastián Ñ. con/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelada' }).click()
  await router.navigate(paths.admin())
  await expect.element(today().getByRole('link', { name: /^Sebastián Ñ. con .*, cancelada/ })).toBeVisible()
  await expect.element(today().getByRole('link', { name: '1 por confirmar' })).toBeVisible()
})

test('the first steps of an empty system tick off by themselves and disappear when all are done', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-24T09:05:00-05:00') })
  const pass = () => vi.advanceTimersByTimeAsync(30_000)
  await mount(paths.admin(), { usesRealServer: true, prepare: deleteEverything })
  const steps = page.getByRole('region', { name: 'Primeros pasos' })
  const listDone = () =>
    steps
      .getByRole('listitem')
      .filter({ hasText: 'hecho' })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(steps.getByRole('link', { name: 'Crear un horario' })).toHaveAttribute('href', paths.createSchedule())
  expect(steps.getByRole('link').elements()).toHaveLength(4)
  expect(listDone()).toEqual([])
  expect(page.getByRole('region', { name: 'Esta semana' }).query()).toBeNull()

  const turns = [{ name: 'Mañana', startTime: 480, endTime: 720 }]
  const schedule = await colleague.post('/v1/schedules', { body: { name: 'Terapia', sessionDuration: 45, breakDuration: 5, turns } })
  await pass()
  await expect.poll(listDone).toEqual(['Crear un horariohecho'])
  const person = { name: 'Eva', fatherLastName: 'Paz', motherLastName: '', gender: false, document: '70000050', documentType: 0 as const }
  const worker = await colleague.post('/v1/workers', { body: { person, positions: [4] } })
  const client = await registerLuz()
  await pass()
  await expect.poll(() => listDone().length).toBe(3)
  const { turns: created } = await colleague.get('/v1/schedules/{id}', { path: { id: schedule.id } })
  const place = { turnId: created[0]?.id ?? '', sessionDate: '2026-11-24', time: 530 }
  await bookAsColleague({ clientId: client, workerId: worker.id, ...place })
  await pass()
  await expect.element(today().getByRole('link', { name: /^Luz P. con Eva Paz/ })).toBeVisible()
  await expect.element(steps).not.toBeInTheDocument()
  vi.useRealTimers()
})

async function deleteEverything() {
  for (const workerId of Object.values(workers)) await deleteSessions({ workerId })
  const rest = await colleague.get('/v1/sessions')
  if (rest.length > 0) await colleague.delete('/v1/sessions/bulk', { body: { ids: rest.map(({ id }) => id) } })
  for (const { id } of await colleague.get('/v1/schedules')) await colleague.delete('/v1/schedules/{id}', { path: { id } })
  for (const { id } of await colleague.get('/v1/clients')) await colleague.delete('/v1/clients/{id}', { path: { id } })
  for (const { id } of await colleague.get('/v1/workers')) await colleague.delete('/v1/workers/{id}', { path: { id } })
}
