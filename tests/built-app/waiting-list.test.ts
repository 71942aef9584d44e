import { afterAll, expect, test } from 'vitest'
import { chip, expectAgenda, getDayOfWeek, startClinic } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

test('a freed slot is given to the second of three who wait, while someone else takes the first', async () => {
  const tuesday = getDayOfWeek(2)
  await clinic.book({ client: 'ian', worker: 'ana', date: tuesday, time: 540 })
  const person = { name: 'Eva', father_last_name: 'Ríos', mother_last_name: '', document: '70000009', document_type: 0, gender: false }
  const eva = (await clinic.call<{ id: string }>('POST', '/clients', { person })).id
  const wait = async (client_id?: string) => (await clinic.call<{ id: string }>('POST', '/waiting-list', { client_id, days: [2] })).id
  const entries = { zoe: await wait(clinic.ids.zoe), luis: await wait(clinic.ids.luis), eva: await wait(eva) }
  const expectWaiting = (ids: readonly string[]) =>
    expect.poll(async () => (await clinic.call<{ id: string }[]>('GET', '/waiting-list')).map(({ id }) => id)).toEqual(ids)

  const context = await clinic.openContext()
  // The page would learn immediately what the colleague does below, and not offer the first one any more.
  await context.route('**/api/v1/events', (route) => route.abort())
  const page = await context.newPage()
  await clinic.goToWeek(page)
  await chip(page, tuesday, '09:00', 'Ian V.').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Ver 3 en espera' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await rows.filter({ hasText: 'Zoe Campos' }).waitFor()
  expect(await rows.count()).toBe(3)

  // A colleague has reached the first one, who takes another slot at that time.
  const elsewhere = { client_id: clinic.ids.zoe, worker_id: clinic.ids.bruno, turn_id: clinic.turn, day: 2, time: 540 }
  await clinic.call('POST', '/sessions', { ...elsewhere, session_date: tuesday, waiting_entry_id: entries.zoe })
  await rows
    .filter({ hasText: 'Zoe Campos' })
    .getByRole('button', { name: /^Reservar/ })
    .click()
  await page.getByText(/^No se pudo reservar: Zoe Campos/).waitFor()
  await rows.filter({ hasText: 'Zoe Campos' }).waitFor({ state: 'detached' })

  await rows
    .filter({ hasText: 'Luis Ramos' })
    .getByRole('button', { name: /^Reservar/ })
    .click()
  await page.getByText(/^Sesión reservada: Luis Ramos/).waitFor()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 canceled', 'Zoe Bruno +2 09:00 pending', 'Luis Ana +2 09:00 pending'])
  await expectWaiting([entries.eva])

  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 canceled', 'Zoe Bruno +2 09:00 pending'])
  await expectWaiting([entries.luis, entries.eva])
  await rows.filter({ hasText: 'Luis Ramos' }).waitFor()
  await context.close()
})
