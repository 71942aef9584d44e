import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, getWeekUrl, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

test('a date in the URL shows its week from Sunday, and Tab enters the grid on that day', async () => {
  await mount(getWeekUrl({ week: '2026-11-26' }))
  const grid = page.getByRole('grid', { name: 'Semana 22 – 28 nov 2026' })
  await expect.element(grid).toBeVisible()
  await expect.element(grid.element().querySelector<HTMLElement>('[tabindex="0"]')).toHaveAccessibleName(/^jueves 26 de noviembre/)
})

test('the arrows move by seven days, and a button returns to the current week', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getWeekUrl())
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.element(page.getByRole('grid', { name: 'Semana 29 nov – 5 dic 2026' })).toBeVisible()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-12-06' }))
  await page.getByRole('link', { name: 'Hoy' }).click()
  await expect.poll(url).toBe(getWeekUrl())
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-15' }))
})

test('the previous and the next week are prefetched, and a press while a week loads continues from that week', async () => {
  const { calls, hold } = await mount(getWeekUrl())
  const listRequestedDays = () => calls.filter(({ call }) => call.endsWith('/by-turn-and-week')).map(({ query }) => query.get('day'))
  await expect.poll(listRequestedDays).toEqual(['22', '15', '29'])
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.element(page.getByRole('grid', { name: 'Semana 29 nov – 5 dic 2026' })).toBeVisible()
  // Only the week after the shown one is requested. A click may also focus the window, which requests the first week again.
  await expect.poll(() => listRequestedDays().filter((day) => day !== '22')).toEqual(['15', '29', '6'])

  // While a week loads, the previous one stays in the grid.
  const release = hold('get /v1/sessions/by-turn-and-week')
  const next = page.getByRole('link', { name: 'Semana siguiente' })
  await next.click()
  await next.click()
  await expect.element(page.getByRole('button', { name: '13 – 19 dic 2026' })).toBeVisible()
  await expect.element(page.getByRole('grid', { name: /^Semana (29 nov|6 –)/ })).toBeVisible()
  release()
  await expect.element(page.getByRole('grid', { name: 'Semana 13 – 19 dic 2026' })).toBeVisible()
})

test('a week is chosen in a calendar whose weeks start on Sunday', async () => {
  const { url } = await mount(getWeekUrl())
  await page.getByRole('button', { name: '22 – 28 nov 2026' }).click()
  await page.getByRole('button', { name: '12 noviembre 2026' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-08' }))
})

test('when all slots of the week are past, booking proposes the next week', async () => {
  // It is a Saturday after the last slot of the morning.
  setClinicTime('2026-11-28', '13:20')
  const { url, router } = await mount(getWeekUrl())
  await page.getByRole('button', { name: 'Reservar', exact: true }).first().click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/lunes 30 de noviembre|lun 30/i)
  await userEvent.keyboard('{Escape}')
  await router.navigate(paths.sessions({ client: clients.ian }))
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29', client: clients.ian }))
})
