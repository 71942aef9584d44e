import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { getWeekUrl, lengthenSessions, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'

async function openOnPhone({
  theme = 'light',
  at = '08:20',
  height = 844,
}: {
  theme?: 'light' | 'dark'
  at?: string
  height?: number
} = {}) {
  setClinicTime('2026-11-24', at)
  const mounted = await mount(getWeekUrl(), { theme, width: 390 })
  await page.viewport(390, height)
  await expect.element(page.getByRole('button', { name: 'martes 24 de noviembre: 3' })).toHaveAttribute('aria-pressed', 'true')
  return mounted
}

test('a phone shows one day as a list by hours, today first', async () => {
  await openOnPhone()
  const hour = page.getByRole('region', { name: '08:00 – 08:45' })
  await expect.element(hour).toMatchTextContent(/ahora/)
  await expect.element(hour.getByRole('button', { name: /Valentina Quiroz/ })).toMatchTextContent(/Confirmada/)
  expect(page.getByRole('grid').query()).toBeNull()
  // A swipe to the previous day must not navigate back in the browser.
  expect(getComputedStyle(document.documentElement).overscrollBehaviorX).toBe('none')
})

test('a session of another length than its hour shows its own end, and an hour that is over the length of its sessions', async () => {
  setClinicTime('2026-11-24', '08:50')
  const { alter, router } = await mount(paths.clients(), { width: 390 })
  alter('get /v1/sessions/by-turn-and-week', lengthenSessions)
  await router.navigate(getWeekUrl({ week: '2026-11-24' }))
  const next = page.getByRole('region', { name: '09:40 – 10:25' })
  await expect.element(next.getByRole('button', { name: /Sebastián Ñahui/ })).toMatchTextContent(/Ana Torres · fija · hasta 10:40/)
  const over = page.getByRole('region', { name: '08:00 – 09:00' })
  await expect.element(over.getByRole('button', { name: /Valentina Quiroz/ })).toMatchTextContent(/Ana Torres.*Confirmada/)
})

test('the list of today is scrolled to the current hour', async () => {
  // The viewport is low, because otherwise the whole day is visible.
  await openOnPhone({ at: '12:30', height: 500 })
  const pastHour = page.getByRole('region', { name: '08:00 – 08:45' })
  await expect.element(pastHour).toBeInTheDocument()
  await expect.element(pastHour).not.toBeInViewport()
  await expect.element(page.getByRole('region', { name: '12:10 – 12:55' })).toBeInViewport()
})

test('a day without an hour that is over starts at its top, so that a low window shows the title and the days', async () => {
  await openOnPhone({ at: '07:30', height: 300 })
  await expect.element(page.getByRole('region', { name: '08:00 – 08:45' })).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByRole('button', { name: 'miércoles 25 de noviembre: 3' }).click()
  await expect.element(page.getByRole('button', { name: /Zoe Campos/ })).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'miércoles 25 de noviembre: 3' })).toBeInViewport()
})

test('another day starts at its first hour after the list was scrolled', async () => {
  await openOnPhone({ at: '12:30', height: 500 })
  await expect.element(page.getByRole('region', { name: '12:10 – 12:55' })).toBeInViewport()
  await page.getByRole('button', { name: 'miércoles 25 de noviembre: 3' }).click()
  await expect.element(page.getByRole('button', { name: /Zoe Campos/ })).toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: '08:00 – 08:45' })).toBeInViewport()
})

test('pressing another day shows its sessions', async () => {
  await openOnPhone()
  await page.getByRole('button', { name: 'miércoles 25 de noviembre: 3' }).click()
  await expect.element(page.getByRole('button', { name: /Zoe Campos/ })).toMatchTextContent(/Pendiente/)
})

test('a date in the URL selects the day; other days, other weeks and Back continue from it', async () => {
  setClinicTime('2026-11-24', '08:20')
  const { url, router } = await mount(getWeekUrl({ week: '2026-11-26' }), { width: 390 })
  const day = (name: string) => page.getByRole('button', { name })
  await expect.element(day('jueves 26 de noviembre: 3')).toHaveAttribute('aria-pressed', 'true')
  await day('domingo 22 de noviembre: 0').click()
  await expect.element(day('domingo 22 de noviembre: 0')).toHaveAttribute('aria-pressed', 'true')
  await day('viernes 27 de noviembre: 2').click()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.element(day('viernes 4 de diciembre: 1')).toHaveAttribute('aria-pressed', 'true')
  expect(url()).toBe(getWeekUrl({ week: '2026-12-04' }))
  await router.navigate(-1)
  await expect.element(day('viernes 27 de noviembre: 2')).toHaveAttribute('aria-pressed', 'true')
})

test('without a day in the URL a phone opens today, from another day too', async () => {
  setClinicTime('2026-11-24', '08:20')
  const { url, router } = await mount(getWeekUrl({ week: '2026-11-26' }), { width: 390 })
  await expect.element(page.getByRole('button', { name: 'jueves 26 de noviembre: 3' })).toHaveAttribute('aria-pressed', 'true')
  await router.navigate(getWeekUrl({ week: undefined }))
  await expect.element(page.getByRole('button', { name: 'martes 24 de noviembre: 3' })).toHaveAttribute('aria-pressed', 'true')
  expect(url()).toBe(getWeekUrl({ week: '2026-11-24' }))
})

test('without a day in the URL a phone opens the next day with sessions when today has none left', async () => {
  setClinicTime('2026-11-24', '19:30')
  const { url } = await mount(getWeekUrl({ week: undefined }), { width: 390 })
  await expect.element(page.getByRole('button', { name: 'miércoles 25 de noviembre: 3' })).toHaveAttribute('aria-pressed', 'true')
  expect(url()).toBe(getWeekUrl({ week: '2026-11-25' }))
})

test('the filters are in a sheet, and its button shows how many are active', async () => {
  const { url } = await openOnPhone()
  await page.getByRole('button', { name: 'Vista y filtros' }).click()
  const sheet = page.getByRole('dialog', { name: 'Vista y filtros' })
  await sheet.getByRole('button', { name: 'Trabajador' }).click()
  await sheet.getByRole('option', { name: 'Ana Torres 4 sesiones' }).click()
  await sheet.getByRole('button', { name: 'Confirmada: 1' }).click()
  await sheet.getByRole('button', { name: 'Ver 1 sesión' }).click()
  await expect.poll(url).toBe(getWeekUrl({ worker: workers.ana, state: 'confirmed' }))
  await expect.element(page.getByRole('button', { name: 'Vista y filtros: 2' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'martes 24 de noviembre: 1' })).toBeVisible()
})

test('the sheet leads to the day of a worker and back', async () => {
  const { url } = await openOnPhone()
  await page.getByRole('button', { name: 'Vista y filtros' }).click()
  await page.getByRole('link', { name: 'Día', exact: true }).click()
  await expect.element(page.getByRole('combobox', { name: 'Trabajador' })).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  await page.getByRole('button', { name: 'Vista y filtros' }).click()
  await page.getByRole('link', { name: 'Semana', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'martes 24 de noviembre: 3' })).toHaveAttribute('aria-pressed', 'true')
  expect(url()).toContain('week=2026-11-24')
})

test('pressing a session opens its card as a sheet', async () => {
  await openOnPhone()
  await page.getByRole('button', { name: /Valentina Quiroz/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Valentina Quiroz Peña' })
  await expect.element(sheet).toMatchTextContent(/Martes 24 de noviembre, 08:00 – 08:45/)
  await expect.element(sheet.getByRole('button', { name: 'Confirmada' })).toHaveAttribute('aria-pressed', 'true')
})

test('the button of an hour opens the booking form', async () => {
  await openOnPhone()
  await page.getByRole('button', { name: 'Reservar a las 08:50' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Reservar sesión' })).toMatchTextContent(/Martes 24 de noviembre, 08:50 – 09:35/)
})

test.for(['light', 'dark'] as const)(
  'at a width of 320 pixels nothing overflows and axe finds no serious violation, in the %s theme',
  async (theme) => {
    await openOnPhone({ theme })
    await page.viewport(320, 640)
    await page.getByRole('button', { name: 'Vista y filtros' }).click()
    await page.getByRole('button', { name: 'Trabajador' }).click()
    await expect.element(page.getByRole('option', { name: /^Ana Torres/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
    expect(await findSeriousViolations()).toEqual([])
  },
)
