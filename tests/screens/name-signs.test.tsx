import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { getWeekUrl } from './agenda.ts'
import { bookingForm, clientField, openThursdayForm } from './booking-form.ts'
import { changeClient, registerLuz } from './colleague.ts'
import { mount } from './mount.tsx'

const spellings = ['D’Angelo', 'D´Angelo', 'd angelo', 'dangelo']

/** Opens a page of a clinic in which Luz D'Angelo is a client. */
const mountWithLuz = (url: string) =>
  mount(url, {
    usesRealServer: true,
    prepare: async () => changeClient(await registerLuz(), { fatherLastName: "D'Angelo", motherLastName: '' }),
  })

test.for(spellings)("the list of clients finds D'Angelo by %s", async (spelling) => {
  await mountWithLuz(paths.clients({ search: spelling }))
  await expect.element(page.getByRole('link', { name: "D'Angelo, Luz" })).toBeVisible()
})

test("Ctrl+K finds D'Angelo by every spelling", async () => {
  await mountWithLuz(paths.schedules())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  for (const spelling of spellings) {
    await page.getByRole('combobox', { name: 'Buscar' }).fill(spelling)
    await expect.element(page.getByRole('option', { name: /^Luz D'Angelo/ })).toBeVisible()
  }
})

test("the booking form finds D'Angelo by every spelling, and names the namesake of one who is registered", async () => {
  await mountWithLuz(getWeekUrl())
  await openThursdayForm()
  for (const spelling of spellings) {
    await clientField().fill(spelling)
    await expect.element(page.getByRole('option', { name: /^Luz D'Angelo/ })).toBeVisible()
  }
  await clientField().fill('Luz D’Angelo')
  await page.getByRole('option', { name: 'Registrar a «Luz D’Angelo»' }).click()
  await expect.element(bookingForm()).toMatchTextContent(/Ya hay una cliente con este nombre: Luz D'Angelo/)
})
