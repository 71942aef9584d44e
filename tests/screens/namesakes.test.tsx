import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { getWeekUrl } from './agenda.ts'
import { clientField, openThursdayForm } from './booking-form.ts'
import { colleague } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

const rosa = { name: 'Rosa', fatherLastName: 'Sindoc', motherLastName: 'Igual', gender: false, document: '', documentType: 0 } as const

/** Registers two clients of one name without a document, one by telephone and one by date of birth. */
async function registerNamesakes() {
  await colleague.post('/v1/clients', { body: { person: { ...rosa, phone: '987111222' } } })
  await colleague.post('/v1/clients', { body: { person: { ...rosa, birthDate: '2019-05-03' }, guardianName: 'Marta Igual' } })
}

const options: MountOptions = { usesRealServer: true, prepare: registerNamesakes }
const firstRosa = () => page.getByRole('option', { name: /Rosa Sindoc Igual.*Sin documento · 987 111 222/ })
const secondRosa = () => page.getByRole('option', { name: /Rosa Sindoc Igual.*Sin documento · Apoderada: Marta Igual · nac\. 3 may 2019/ })

test('the form of a new client names a client of the same name, with a link, and saves all the same', async () => {
  const { url } = await mount(paths.clients({ record: 'new' }), options)
  const field = (label: string) => page.getByRole('dialog').getByLabelText(label, { exact: true })
  await field('Nombres').fill('rosa')
  await field('Apellido paterno').fill('Sindóc')
  await field('Apellido materno (opcional)').fill('Otra')
  await expect.element(field('Apellido materno (opcional)')).toHaveValue('Otra')
  expect(page.getByText(/Ya hay una cliente/).query()).toBeNull()
  await field('Apellido materno (opcional)').fill('igual')
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/Ya hay una cliente con este nombre: Rosa Sindoc Igual \(Sin documento · 987 111 222\)\./)
  const link = page.getByRole('dialog').getByRole('link', { name: 'Rosa Sindoc Igual' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/admin\/clients\/./))
  await field('Género').click()
  await page.getByRole('option', { name: 'Femenino' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.poll(url).toBe(paths.clients())
})

test('namesakes are told apart in the booking, the waiting list, the planner and the search', async () => {
  const { router } = await mount(getWeekUrl(), options)
  const expectBoth = async () => {
    await expect.element(firstRosa()).toBeVisible()
    await expect.element(secondRosa()).toBeVisible()
  }
  await openThursdayForm()
  await clientField().fill('rosa sindoc')
  await expectBoth()
  await userEvent.keyboard('{Escape}{Escape}')

  await router.navigate(paths.waitingList({ record: 'new' }))
  await page.getByRole('combobox', { name: 'Cliente' }).fill('rosa sindoc')
  await expectBoth()

  await router.navigate(paths.planSeries())
  await page.getByRole('combobox', { name: 'Cliente' }).fill('rosa sindoc')
  await expectBoth()
  await userEvent.keyboard('{Escape}')

  await userEvent.keyboard('{Control>}k{/Control}rosa sindoc')
  await expectBoth()
})
