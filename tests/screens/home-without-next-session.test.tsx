import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, morning, workers } from './agenda.ts'
import { bookAsColleague, colleague, listSessionsOf, registerLuz } from './colleague.ts'
import { openTuesday, section } from './home.ts'

test('a postponed session without a later one is to be rebooked, until another one is booked', async () => {
  const { router } = await openTuesday({ prepare: prepareClientsWithoutNextSession })
  const rebook = section('Por reprogramar')
  await expect.element(rebook.getByRole('link', { name: 'Luz Paz', exact: true })).toBeVisible()
  await expect.element(rebook.getByText('Aplazada el 23 nov, con Elena Quispe')).toBeVisible()
  await expect
    .element(section('Sin próxima sesión').getByRole('listitem').filter({ hasText: 'Alba Paz' }))
    .toMatchTextContent(/aún sin sesiones/)
  await bookAsColleague({ clientId: await findLuz(), workerId: workers.elena, sessionDate: '2026-11-27', time: 480 })
  await router.navigate(paths.clients())
  await expect.element(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible()
  await router.navigate(paths.admin())
  await expect.element(section('Sin próxima sesión')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Luz Paz', exact: true })).not.toBeInTheDocument()
})

test('a session to rebook is booked in two presses, in a slot in which client and worker are free, and undone', async () => {
  await openTuesday({ url: paths.toRebook(), prepare: prepareClientsWithoutNextSession })
  const row = page.getByRole('listitem').filter({ hasText: 'Luz Paz' })
  await row.getByRole('button', { name: 'Reservar para Luz Paz' }).click()
  const slots = page.getByRole('group', { name: /^Próximos cupos con/ }).getByRole('button')
  await expect.element(slots.first()).toBeVisible()
  await slots.first().click()
  await expect.element(page.getByText(/^Sesión reservada: Luz Paz con Elena/)).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  const booked = await listSessionsOf(await findLuz())
  expect(booked.map(({ state }) => state)).toEqual(['postponed', 'pending'])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(row).toBeVisible()
  expect(await listSessionsOf(await findLuz())).toHaveLength(1)
})

test('from a session to rebook one goes to the week for another slot, where it asks for one for the client', async () => {
  await openTuesday({ url: paths.toRebook(), prepare: prepareClientsWithoutNextSession })
  await page.getByRole('button', { name: 'Reservar para Luz Paz' }).click()
  await page.getByRole('link', { name: 'Elegir otro cupo en la semana' }).click()
  await expect.element(page.getByRole('region', { name: 'Reserva' })).toMatchTextContent(/Elija un cupo para Luz Paz Ríos/)
})

test('a client without an upcoming session is shown with the last one, and booking opens in the turn of that session', async () => {
  const prepare = async () => {
    const luz = await registerLuz()
    await bookAsColleague({ clientId: luz, workerId: workers.elena, sessionDate: '2026-11-20', time: 480, state: 'confirmed' })
  }
  await openTuesday({ prepare })
  const row = section('Sin próxima sesión').getByRole('listitem').filter({ hasText: 'Luz Paz' })
  await expect.element(row).toMatchTextContent(/última el 20 nov/)
  const href = paths.sessions({ schedule: childTherapy, turn: morning, client: await findLuz(), book: 'next' })
  await expect.element(row.getByRole('link', { name: 'Reservar para Luz Paz' })).toHaveAttribute('href', href)
})

test('clients without a session are listed by last name, not in the order of registration', async () => {
  const prepare = async () => {
    for (const [index, fatherLastName] of ['Paz', 'Abad', 'Ñaupari'].entries()) await register('Alba', fatherLastName, index)
  }
  await openTuesday({ prepare })
  const links = section('Sin próxima sesión').getByRole('listitem').getByRole('link', { name: /^Alba/ })
  await expect.poll(() => links.elements().map(({ textContent }) => textContent)).toEqual(['Alba Abad', 'Alba Ñaupari', 'Alba Paz'])
})

test('the number beside "Sin próxima sesión" is the number of clients in the list to which it links', async () => {
  await openTuesday({ prepare: prepareClientsWithoutNextSession })
  const number = section('Sin próxima sesión').getByRole('link', { name: /clientes?$/ })
  await expect.element(number).toBeVisible()
  const [total] = /^\d+/.exec(number.element().textContent ?? '') ?? []
  await number.click()
  await expect.element(page.getByText(total === '1' ? '1 encontrado' : `${total} encontrados`, { exact: true })).toBeVisible()
  await expect.poll(() => page.getByRole('table').getByRole('row').elements().length - 1).toBe(Number(total))
  await expect.element(page.getByRole('link', { name: 'Paz Ríos, Luz' })).toBeVisible()
})

test('the number beside "Por reprogramar" is the number of sessions in the list to which it links', async () => {
  await openTuesday({ prepare: prepareClientsWithoutNextSession })
  const number = section('Por reprogramar').getByRole('link', { name: /^\d+ sesi/ })
  await expect.element(number).toBeVisible()
  const count = Number.parseInt(number.element().textContent ?? '', 10)
  await number.click()
  await expect.element(page.getByRole('heading', { name: 'Por reprogramar', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Luz Paz' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Reservar para/ }).elements()).toHaveLength(count)
})

/** Registers Luz, whose only session was postponed, and Alba, who has had none. */
async function prepareClientsWithoutNextSession() {
  const luz = await registerLuz()
  await bookAsColleague({ clientId: luz, workerId: workers.elena, sessionDate: '2026-11-23', time: 480, state: 'postponed' })
  await register('Alba', 'Paz')
}

const register = (name: string, fatherLastName: string, index = 0) =>
  colleague.post('/v1/clients', {
    body: { person: { name, fatherLastName, motherLastName: '', gender: false, document: `7000009${index}`, documentType: 0 } },
  })

const findLuz = async () => (await colleague.get('/v1/clients', { query: { search: 'Luz Paz' } }))[0]?.id ?? ''
