import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { mount } from './mount.tsx'

const { ian } = clients
const wednesday = '2026-11-25'
const column = (name: string) => page.getByRole('list', { name, exact: true })
const freeTime = (worker: string, time: string) => column(worker).getByRole('button', { name: new RegExp(`^${time} – .*, libre`) })
const banner = page.getByRole('region', { name: 'Reserva' })
const dialog = page.getByRole('dialog')

test('the client to be booked and the filters stay when the view changes from week to day and back', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(getWeekUrl({ bookFor: ian, worker: workers.bruno, state: 'pending' }))
  await page.getByRole('link', { name: 'Día', exact: true }).click()
  const kept = { worker: workers.bruno, state: 'pending', bookFor: ian }
  await expect.poll(url).toBe(paths.workerDay({ week: '2026-11-22', ...kept }))
  await expect.element(banner).toMatchTextContent(/Elija un cupo para Ian Vargas Soto/)
  await page.getByRole('link', { name: 'Semana', exact: true }).click()
  await expect.poll(url).toBe(getWeekUrl(kept))
})

test('the day offers for a client only times at which the client can come, and says when not; after the booking it is as before', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(paths.workerDay({ week: wednesday, bookFor: ian }), { usesRealServer: true })
  await expect.element(banner).toMatchTextContent(/Ian Vargas ya tiene sesión con Diego Paredes de 08:50 a 09:35\./)
  await expect.element(freeTime('Jorge Bravo', '08:00')).toBeVisible()
  expect(freeTime('Jorge Bravo', '08:50').query()).toBeNull()
  await freeTime('Jorge Bravo', '10:30').click()
  await expect.element(dialog.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Ian Vargas Soto')
  await expect.element(dialog.getByRole('radio', { name: /^Jorge Bravo/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Reservar' }).click()
  await expect.element(column('Jorge Bravo').getByRole('button', { name: /^Ian V.*10:30/ })).toBeVisible()
  await expect.poll(url).toBe(paths.workerDay({ week: wednesday }))
  await expect.element(freeTime('Jorge Bravo', '08:50')).toBeVisible()
})

test('Escape in the day ends the choice of a slot for a client', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(paths.workerDay({ week: wednesday, bookFor: ian }))
  await expect.element(banner).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(url).toBe(paths.workerDay({ week: wednesday }))
  await expect.element(banner).not.toBeInTheDocument()
})

test('the search in a filter of the day says that nobody has the name on this day', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(paths.workerDay({ week: wednesday }))
  await page.getByRole('button', { name: 'Cliente' }).click()
  await page.getByRole('combobox', { name: 'Buscar cliente' }).fill('zzz')
  await expect.element(page.getByText('Nadie con ese nombre este día')).toBeVisible()
})

test.for(['get /v1/sessions', 'get /v1/workers'])(
  'a day of which the request "%s" fails says so in its place, leaves the rest, and loads with another try',
  async (call) => {
    setClinicTime('2026-11-22', '10:00')
    const { prefer } = await mount(paths.workerDay({ week: wednesday }), { answers: { [call]: 'code=500' } })
    const failureHeading = page.getByRole('heading', { name: 'No se pudo cargar este día' })
    await expect.element(failureHeading).toBeVisible()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Algo falló en el servidor/)
    await expect.element(page.getByRole('button', { name: 'Cliente' })).toBeVisible()
    prefer(call, '')
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect.element(freeTime('Jorge Bravo', '10:30')).toBeVisible()
    expect(failureHeading.query()).toBeNull()
  },
)
