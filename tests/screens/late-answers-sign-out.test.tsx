import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, getWeekUrl, setClinicTime } from './agenda.ts'
import { openThursdayForm } from './booking-form.ts'
import { bookAndLeave, clientForm, expectBookingForm, failure, names, recover, renameAndLeave } from './late-answers.ts'
import { mount } from './mount.tsx'

test('after a sign-out nothing tells what another user typed', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }))
  const answer = await renameAndLeave(mounted)
  answer('code=500')
  await expect.element(failure('No se pudo guardar: Ian José Vargas Soto')).toBeVisible()
  await mounted.router.navigate(paths.login())
  await expect.element(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect.element(failure('No se pudo guardar')).not.toBeInTheDocument()
})

test('a sign-out waits for a booking whose form was left, and does not happen when it is refused', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  const answer = await bookAndLeave(mounted)
  await page.getByRole('button', { name: /admin/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  answer('code=409')
  await expect.element(failure('No se pudo cerrar la sesión')).toMatchTextContent(/Algo de lo que envió no se guardó\./)
  expect(mounted.calls.map(({ call }) => call)).not.toContain('post /v1/auth/logout')
  await openThursdayForm()
  await recover()
  await expectBookingForm()
})

test('a change that is refused after a sign-out is not told to the next user', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }))
  const answer = await renameAndLeave(mounted)
  await mounted.router.navigate(paths.login())
  for (const call of ['post /v1/auth/login', 'get /v1/auth/is_logged_in'])
    mounted.alter(call, async (signedIn) =>
      Response.json({ ...(await signedIn.json()), id: '01998a00-0000-7000-8000-010000000099' }, { headers: signedIn.headers }),
    )
  await page.getByLabelText('Usuario o correo').fill('bea')
  await page.getByLabelText('Contraseña', { exact: true }).fill('una contraseña')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('button', { name: 'Entrar' })).not.toBeInTheDocument()
  answer('code=500')
  // A change of the next user is answered later.
  await mounted.router.navigate(paths.clients({ record: clients.tomas }))
  mounted.prefer('put /v1/clients/{id}', 'code=500')
  await names().fill('Tomás José')
  await clientForm().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(failure('No se pudo guardar')).toBeVisible()
  expect(failure('No se pudo guardar: Ian José Vargas Soto').query()).toBeNull()
})
