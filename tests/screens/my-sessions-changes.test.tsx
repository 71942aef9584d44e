import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { chip, clients, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { colleague, endPageSignIn, listSessionsOf, readSession, writeNoteAsColleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { createStaffUser, createUserOf, ownPassword, signInPage } from './own-sign-in.ts'

/** Opens Ana's own sessions on the real server on the Tuesday of the examples. She has the role Terapeuta, without the access to all sessions. */
async function visitAsAna({ width = 390, prepare = async () => {} }: { width?: number; prepare?: () => Promise<unknown> } = {}) {
  setClinicTime('2026-11-24', '10:10')
  const signIn = async () => {
    await prepare()
    await signInPage(await createUserOf({ workerId: workers.ana }, 'Terapeuta'))
  }
  const mounted = await mount(paths.mySessions(), { usesRealServer: true, width, prepare: signIn })
  await expect.element(row('Valentina Quiroz')).toBeVisible()
  return mounted
}

const row = (name: string) => page.getByRole('listitem').getByRole('button', { name: new RegExp(name) })
const sheet = () => page.getByRole('dialog')
const press = (name: string) => sheet().getByRole('button', { name, exact: true }).click()

test('a therapist marks a session and writes its note on a phone, and reception sees both in the agenda', async () => {
  const { router } = await visitAsAna({ prepare: () => createStaffUser('rosa.pacheco', 'Recepción') })
  await expect.element(row('Valentina Quiroz')).toMatchTextContent(/Sin marcar/)
  await row('Valentina Quiroz').click()
  await press('Añadir nota')
  await sheet().getByRole('textbox', { name: 'Nota' }).fill('Trae sus lentes')
  await press('Guardar')
  await expect.element(sheet().getByRole('button', { name: 'Editar nota' })).toHaveFocus()
  await press('Vino')
  await expect.element(row('Valentina Quiroz')).toMatchTextContent(/Vino · Trae sus lentes/)
  await expect.poll(() => readSession(sessions.valentina)).toMatchObject({ attended: true, note: 'Trae sus lentes' })

  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByLabelText('Usuario o correo').fill('rosa.pacheco')
  await page.getByLabelText('Contraseña', { exact: true }).fill(ownPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible()
  await page.viewport(1280, 800)
  await router.navigate(getWeekUrl())
  await chip(/^Valentina Q. con Ana Torres, vino/).click()
  await expect.element(sheet()).toMatchTextContent(/Trae sus lentes/)
})

test.for([
  { who: 'a therapist', person: { workerId: workers.ana }, role: 'Terapeuta' },
  { who: 'a worker without a role', person: { workerId: workers.ana } },
  { who: 'a client', person: { clientId: clients.valentina } },
])('signing in leads $who to their own sessions', async ({ person, role }) => {
  let name = ''
  const prepare = async () => {
    name = await createUserOf(person, role)
    await endPageSignIn()
  }
  const { url } = await mount(paths.login(), { usesRealServer: true, width: 390, prepare })
  await page.getByLabelText('Usuario o correo').fill(name)
  await page.getByLabelText('Contraseña', { exact: true }).fill(ownPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Mis Sesiones', level: 1 })).toBeVisible()
  expect(url()).toBe(paths.mySessions())
})

test('one week of a series is canceled by keyboard, and Ctrl+Z gives it back', async () => {
  await visitAsAna({ width: 1280 })
  row('Sebastián Ñahui').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet().getByRole('button', { name: 'Pendiente' })).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(row('Sebastián Ñahui')).toMatchTextContent(/Cancelada/)
  await expect.element(row('Sebastián Ñahui')).toHaveFocus()
  // The session does not take place, so that the next one is another.
  await expect
    .element(page.getByRole('region', { name: 'Próxima sesión' }))
    .toMatchTextContent(/jueves 26 de noviembre,08:00 – 08:45Valentina/)
  await expect
    .poll(async () => (await listSessionsOf(clients.sebastian)).map(({ sessionDate, state }) => [sessionDate, state]))
    .toContainEqual(['2026-11-24', 'canceled'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho/)).toBeVisible()
  await expect.element(row('Sebastián Ñahui')).toMatchTextContent(/Pendiente/)
  await expect.element(page.getByRole('region', { name: 'Sesión de ahora' })).toBeVisible()
})

test('"Cambiar estado" of the card marks the running session as attended', async () => {
  await visitAsAna()
  await page.getByRole('button', { name: 'Cambiar estado' }).click()
  await press('No vino')
  await expect.element(row('Sebastián Ñahui')).toMatchTextContent(/No vino/)
  await expect
    .poll(async () => (await listSessionsOf(clients.sebastian)).map(({ sessionDate, attended }) => [sessionDate, attended]))
    .toContainEqual(['2026-11-24', false])
})

test('a note that a colleague has written meanwhile is not overwritten without a word', async () => {
  await visitAsAna()
  await row('Valentina Quiroz').click()
  await press('Añadir nota')
  await writeNoteAsColleague(sessions.valentina, 'Llega tarde')
  await sheet().getByRole('textbox', { name: 'Nota' }).fill('Trae sus lentes')
  await press('Guardar')
  await expect.element(sheet()).toMatchTextContent(/Otra persona escribió «Llega tarde» mientras tanto/)
  expect((await readSession(sessions.valentina)).note).toBe('Llega tarde')
})

test('a mark of a session that a colleague has deleted is refused, and the session goes', async () => {
  await visitAsAna()
  await row('Valentina Quiroz').click()
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.valentina } })
  await press('Vino')
  await expect.element(page.getByText('Otra persona la eliminó mientras tanto.')).toBeVisible()
  await expect.element(row('Valentina Quiroz')).not.toBeInTheDocument()
})

test('changes of colleagues appear when the window gets the focus', async () => {
  await visitAsAna()
  await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.valentina }, body: { state: 'postponed' } })
  window.dispatchEvent(new Event('focus'))
  await expect.element(row('Valentina Quiroz')).toMatchTextContent(/Aplazada/)
})

test("a client's user sees their own sessions without their notes", async () => {
  setClinicTime('2026-11-24', '07:00')
  const prepare = async () => {
    await writeNoteAsColleague(sessions.valentina, 'Solo para el personal')
    await signInPage(await createUserOf({ clientId: clients.valentina }))
  }
  await mount(paths.mySessions(), { usesRealServer: true, width: 390, prepare })
  await expect
    .element(page.getByRole('region', { name: 'Próxima sesión' }))
    .toMatchTextContent(/^próxima08:00 – 08:45en 1 hAna Torres MedinaConfirmada$/)
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/^08:00 – 08:45Ana TorresConfirmada$/)
  expect(page.getByText('Solo para el personal').query()).toBeNull()
})
