import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, getWeekUrl, setClinicTime } from './agenda.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import { mount } from './mount.tsx'

test('a booking for the next week is forgotten when the user goes to another week instead', async () => {
  setClinicTime('2026-11-28', '13:20')
  const { hold, url } = await mount(getWeekUrl({ week: '2026-11-15' }))
  await expect.element(page.getByRole('grid', { name: /^Semana 15/ })).toBeVisible()
  const release = hold('get /v1/sessions/by-turn-and-week')
  await page.getByRole('button', { name: 'Reservar' }).first().click()
  // The current week has been prefetched, the week of the booking has not.
  await page.getByRole('link', { name: 'Hoy' }).click()
  await expect.element(page.getByRole('grid', { name: /^Semana 22/ })).toBeVisible()
  expect(url()).toBe(getWeekUrl())
  release()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.element(page.getByRole('grid', { name: /^Semana 29/ })).toBeVisible()
  expect(bookingForm().query()).toBeNull()
})

test('a booking for the next week opens after the question about a typed booking', async () => {
  setClinicTime('2026-11-28', '13:20')
  const { url } = await mount(getWeekUrl())
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  const book = page.getByRole('article').getByRole('button', { name: 'Reservar' })
  await book.click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  expect(url()).toBe(getWeekUrl())
  await book.click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(page.getByRole('grid', { name: /^Semana 29/ })).toBeVisible()
  await expect.element(bookingForm()).toMatchTextContent(/30 de noviembre/)
  await expect.element(clientField()).toHaveValue('')
})

test('navigating to another week asks before it discards a typed booking', async () => {
  const { url } = await mount(getWeekUrl())
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  expect(url()).toBe(getWeekUrl())
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.element(bookingForm()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toBeVisible()
  expect(bookingForm().query()).toBeNull()
})

test.for([
  { way: 'Escape', leave: () => userEvent.keyboard('{Escape}') },
  { way: 'Cancelar', leave: () => bookingForm().getByRole('button', { name: 'Cancelar' }).click() },
])('$way asks before it discards a booking', async ({ leave }) => {
  await mount(getWeekUrl())
  await openThursdayForm()
  await bookingForm().getByLabelText('Nota (opcional)').fill('Trae el informe')
  await leave()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(bookingForm().getByLabelText('Nota (opcional)')).toHaveValue('Trae el informe')
  await leave()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(bookingForm()).not.toBeInTheDocument()
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toHaveFocus()
})

test('booking another slot asks before it discards a typed booking', async () => {
  await mount(getWeekUrl())
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await cell('jueves 26 de noviembre, 09:40').click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await cell('jueves 26 de noviembre, 09:40').click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 09:40/)
  await expect.element(clientField()).toHaveValue('')
})

test('going to another week closes an untouched form or a card', async () => {
  const { url } = await mount(getWeekUrl())
  await openThursdayForm()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.element(bookingForm()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await chip(/^Zoe C. con Bruno/).click()
  await expect.element(page.getByRole('dialog', { name: 'Zoe Campos Núñez' })).toBeVisible()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('a booking form stays visible with what is typed when the window becomes narrow and wide again', async () => {
  await mount(getWeekUrl())
  await openThursdayForm()
  const note = bookingForm().getByLabelText('Nota (opcional)')
  await note.fill('Trae el informe')
  for (const width of [640, 1280]) {
    await page.viewport(width, 800)
    await expect.element(note).toBeVisible()
    await expect.element(note).toHaveValue('Trae el informe')
  }
})
