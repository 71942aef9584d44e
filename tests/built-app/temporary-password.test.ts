import type { APIRequestContext, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { getDayOfWeek, startClinic } from './clinic.ts'
import { activate, typeInto } from './keyboard.ts'

const ownPassword = 'tres mesas y una luna'

const clinic = await startClinic()
afterAll(() => clinic.end())

test('a therapist gets from a temporary password to work on a phone, with the keyboard alone', async () => {
  const tuesday = getDayOfWeek(2)
  await clinic.book({ client: 'ian', worker: 'ana', date: tuesday, time: 540 })
  const { name, password } = await giveUserToAna()
  const otherBrowser = (await clinic.newContext()).request
  expect((await signInByApi(otherBrowser, { name, password })).password_temporary).toBe(true)

  const context = await clinic.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const day = clinic.url + paths.sessions({ schedule: clinic.schedule, turn: clinic.turn, week: tuesday })
  await page.goto(day)
  await typeInto(page, 'Usuario o correo', name)
  await typeInto(page, 'Contraseña', password)
  await page.keyboard.press('Enter')
  await getStep(page).waitFor()

  // Neither a reload nor a second tab gets around the step.
  await page.reload()
  await getStep(page).waitFor()
  const secondTab = await context.newPage()
  await secondTab.goto(clinic.url + paths.schedules())
  await getStep(secondTab).waitFor()
  await secondTab.close()

  await typeInto(page, 'Contraseña temporal', password)
  await typeInto(page, 'Contraseña nueva', ownPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sesiones', level: 1 }).waitFor()
  expect(page.url()).toBe(day)

  const session = page.getByRole('button', { name: /Ian Vargas/ })
  await activate(page, session)
  await activate(page, page.getByRole('dialog').getByRole('button', { name: 'Confirmada' }))
  await expect.poll(async () => (await clinic.fetchSessions()).map(({ state }) => state)).toEqual(['confirmed'])

  // The change ends the other sign-ins and the temporary password.
  expect((await otherBrowser.get(`${clinic.url}/api/v1/auth/is_logged_in`)).status()).toBe(401)
  await expect(signInByApi(otherBrowser, { name, password })).rejects.toThrow('401')
  expect((await signInByApi(otherBrowser, { name, password: ownPassword })).password_temporary).toBe(false)
})

/** Creates the user of the worker Ana, with the role of a therapist. */
async function giveUserToAna() {
  const user = await clinic.call<{ id: string; name: string; password: string }>('POST', '/users/from-worker', {
    worker_id: clinic.ids.ana,
  })
  const roles = await clinic.call<{ id: string; name: string }[]>('GET', '/roles')
  const role_ids = roles.filter(({ name }) => name === 'Terapeuta').map(({ id }) => id)
  await clinic.call('POST', `/users/${user.id}/roles`, { role_ids })
  return user
}

async function signInByApi(request: APIRequestContext, { name, password }: { name: string; password: string }) {
  const data = { username: name, password }
  const response = await request.post(`${clinic.url}/api/v1/auth/login`, { data, failOnStatusCode: true })
  return (await response.json()) as { password_temporary: boolean }
}

const getStep = (page: Page) => page.getByRole('heading', { name: 'Elija una contraseña', level: 1 })
