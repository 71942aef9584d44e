import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients } from './agenda.ts'
import { card, day, list, readRows, visit } from './my-sessions.ts'

test('a worker without the access to change sessions sees their state in the card', async () => {
  await visit({ userFields: { access: [] } })
  await expect.element(card('Sesión de ahora')).toMatchTextContent(/Pendiente$/)
  await list('Martes 24 de noviembre')
    .getByRole('button', { name: /Valentina Quiroz/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Valentina Quiroz Peña' })
  await expect.element(dialog).toMatchTextContent(/Confirmada/)
  expect(dialog.getByRole('button', { name: /Confirmada|Vino|nota/ }).query()).toBeNull()
})

test("a client sees the workers' names, and nothing that can be changed", async () => {
  await visit({ user: 'client' })
  await expect
    .element(card('Próxima sesión'))
    .toMatchTextContent(/^próximajueves 26 de noviembre,08:00 – 08:45Ana Torres MedinaFijaPendiente$/)
  await expect.element(day('jueves 26 de noviembre: 2')).toBeVisible()
  // A client is not asked to mark what is over.
  expect(readRows('Martes 24 de noviembre')).toEqual(['08:00 – 08:45Ana TorresConfirmada'])
  expect(list('Martes 24 de noviembre').getByRole('button').query()).toBeNull()
})

test('a user who is neither worker nor client sees an explanation, and no menu entry', async () => {
  const { calls } = await visit({ user: 'administrator', width: 1280 })
  await expect.element(page.getByRole('heading', { name: 'Su usuario no es de un trabajador ni de un cliente' })).toBeVisible()
  await expect.element(page.getByText(/pida a quien administra los usuarios/)).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  await expect.element(navigation.getByRole('link', { name: 'Sesiones', exact: true })).toBeVisible()
  expect(navigation.getByRole('link', { name: 'Mis Sesiones' }).query()).toBeNull()
  expect(calls.some(({ call }) => call.startsWith('get /v1/sessions'))).toBe(false)
  await page.getByRole('link', { name: 'Ver la agenda' }).click()
  await expect.element(page.getByRole('heading', { name: 'Sesiones', level: 1 })).toBeVisible()
})

test.for([390, 1280])(
  'a user who is worker and client first sees the sessions as a worker, and switches to those as a client, %i wide',
  async (width) => {
    const { url } = await visit({ width, userFields: { client_id: clients.tomas } })
    await expect.element(card('Sesión de ahora')).toMatchTextContent(/Sebastián Ñahui Flores/)
    await page.getByText('Como cliente').click()
    await expect.poll(url).toBe(paths.mySessions({ as: 'client' }))
    await expect.element(card('Próxima sesión')).toMatchTextContent(/Jorge Bravo Salas/)
    await page.getByText('Como trabajador').click()
    await expect.poll(url).toBe(paths.mySessions())
  },
)

test.for([
  ['therapist', paths.mySessions(), 'Mis Sesiones'],
  ['client', paths.mySessions(), 'Mis Sesiones'],
  ['administrator', paths.admin(), 'Inicio'],
] as const)('after signing in a %s gets to %s', async ([user, start, title]) => {
  const { url } = await visit({ url: paths.home(), user })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(url()).toBe(start)
})
