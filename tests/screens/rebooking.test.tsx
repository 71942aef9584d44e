import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import { bookAsColleague, colleague, listSessionsOf, registerLuz } from './colleague.ts'
import { openTuesday, section } from './home.ts'

/** Registers Luz, whose only session was postponed. */
const prepare = async () => {
  const luz = await registerLuz()
  await bookAsColleague({ clientId: luz, workerId: workers.elena, sessionDate: '2026-11-23', time: 480, state: 'postponed' })
}

const findLuz = async () => (await colleague.get('/v1/clients', { query: { search: 'Luz Paz' } }))[0]?.id ?? ''

test('a postponed session without a later one is to be rebooked, until another one is booked', async () => {
  const { router } = await openTuesday({ prepare })
  const rebook = section('Por reprogramar')
  await expect.element(rebook.getByRole('link', { name: 'Luz Paz', exact: true })).toBeVisible()
  await expect.element(rebook.getByText('Sesión del 23 nov con Elena Quispe, aplazada')).toBeVisible()
  await bookAsColleague({ clientId: await findLuz(), workerId: workers.elena, sessionDate: '2026-11-27', time: 480 })
  await router.navigate(paths.clients())
  await expect.element(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible()
  await router.navigate(paths.admin())
  await expect.element(section('Hoy')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Luz Paz', exact: true })).not.toBeInTheDocument()
})

test('a session to rebook is booked in two presses, in a slot in which client and worker are free, and undone', async () => {
  await openTuesday({ url: paths.toRebook(), prepare })
  const row = page.getByRole('listitem').filter({ hasText: 'Luz Paz' })
  await row.getByRole('button', { name: 'Reservar para Luz Paz' }).click()
  const slots = page.getByRole('group', { name: /^Próximos cupos con/ }).getByRole('button')
  await expect.element(slots.first()).toBeVisible()
  await slots.first().click()
  await expect.element(page.getByText(/^Sesión reservada: Luz Paz con Elena/)).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  const booked = await listSessionsOf(await findLuz())
  expect(booked.map(({ state }) => state)).toEqual(['postponed', 'pending'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row).toBeVisible()
  expect(await listSessionsOf(await findLuz())).toHaveLength(1)
})

test('from a session to rebook one goes to the week for another slot, where it asks for one for the client', async () => {
  await openTuesday({ url: paths.toRebook(), prepare })
  await page.getByRole('button', { name: 'Reservar para Luz Paz' }).click()
  await page.getByRole('link', { name: 'Elegir otro cupo en la semana' }).click()
  await expect.element(page.getByRole('region', { name: 'Reserva' })).toMatchTextContent(/Elija un cupo para Luz Paz Ríos/)
})

test('the number beside "Por reprogramar" is the number of sessions in the list to which it links', async () => {
  await openTuesday({ prepare })
  const number = section('Por reprogramar').getByRole('link', { name: /^\d+ sesi/ })
  await expect.element(number).toBeVisible()
  const count = Number.parseInt(number.element().textContent ?? '', 10)
  await number.click()
  await expect.element(page.getByRole('heading', { name: 'Por reprogramar', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Luz Paz' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Reservar para/ }).elements()).toHaveLength(count)
})
