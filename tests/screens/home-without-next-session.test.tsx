import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, morning, workers } from './agenda.ts'
import { bookAsColleague, colleague, registerLuz } from './colleague.ts'
import { openTuesday, section } from './home.ts'

test('a client without an upcoming session is shown with the last one, and booking opens in the turn of that session', async () => {
  const prepare = async () => {
    const luz = await registerLuz()
    await bookAsColleague({ clientId: luz, workerId: workers.elena, sessionDate: '2026-11-20', time: 480, state: 'confirmed' })
  }
  await openTuesday({ prepare })
  const row = section('Sin próxima sesión').getByRole('listitem').filter({ hasText: 'Luz Paz' })
  await expect.element(row).toMatchTextContent(/última sesión: 20 nov/)
  const href = paths.sessions({ schedule: childTherapy, turn: morning, client: await findLuz(), book: 'next' })
  await expect.element(row.getByRole('link', { name: 'Reservar para Luz Paz' })).toHaveAttribute('href', href)
})

test('of a client whose last session was canceled, the date is said to be that of the session', async () => {
  const prepare = async () => {
    const luz = await registerLuz()
    await bookAsColleague({ clientId: luz, workerId: workers.elena, sessionDate: '2026-11-20', time: 480, state: 'canceled' })
  }
  await openTuesday({ prepare })
  const row = section('Sin próxima sesión').getByRole('listitem').filter({ hasText: 'Luz Paz' })
  await expect.element(row).toMatchTextContent(/sesión del 20 nov, cancelada/)
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
