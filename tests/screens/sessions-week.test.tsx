import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findScrollContainer } from '#web/ui/page/scroll-container.ts'
import { cell, chip, clients, getWeekUrl, keepOnlyAccess, lengthenSessions, sessions, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague } from './colleague.ts'
import { mount } from './mount.tsx'

test('a week that fails to load leaves the rest of the screen in place, and loads when the network is back', async () => {
  const { url, prefer, calls, router } = await mount(getWeekUrl())
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expect.poll(() => calls.filter(({ call }) => call.endsWith('/by-turn-and-week')).length).toBe(3)
  page.getByRole('grid').element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  window.dispatchEvent(new Event('offline'))
  prefer('get /v1/sessions/by-turn-and-week', 'no answer')
  // The next week has been prefetched.
  await userEvent.keyboard('{PageDown}')
  await expect.element(page.getByRole('grid', { name: 'Semana 29 nov – 5 dic 2026' })).toBeVisible()
  const failureHeading = page.getByRole('heading', { name: 'No se pudo cargar esta semana' })
  await userEvent.keyboard('{PageDown}')
  await expect.element(failureHeading).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/El servidor no respondió\./)
  expect(page.getByText(/^Esta semana no tiene sesiones/).query()).toBeNull()
  await expect.element(page.getByRole('heading', { name: 'Sesiones', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Trabajador' })).toBeVisible()
  await userEvent.keyboard('{PageDown}')
  await expect.element(page.getByRole('button', { name: '13 – 19 dic 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-12-06' }))
  await expect.element(failureHeading).toBeVisible()
  prefer('get /v1/sessions/by-turn-and-week', 'code=200')
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('grid', { name: 'Semana 6 – 12 dic 2026' })).toBeVisible()

  // A user who has signed out elsewhere is redirected to the sign-in page.
  prefer('get /v1/sessions/by-turn-and-week', 'code=401')
  void router.navigate(getWeekUrl({ week: '2027-03-07' }))
  await expect.poll(url).toMatch(/^\/login/)
})

test('the grid shows the slots of the turn by seven days, each with its sessions', async () => {
  setClinicTime('2026-11-22', '10:40')
  await mount(getWeekUrl())
  await expect.element(page.getByRole('grid')).toBeVisible()
  const heads = page.getByRole('columnheader').elements()
  expect(heads.map((head) => head.textContent?.match(/^\p{L}+/u)?.[0])).toEqual([
    'Hora',
    'domingo',
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
  ])
  const hours = page.getByRole('rowheader').elements()
  expect(hours.map((hour) => hour.textContent?.slice(0, 5))).toEqual(['08:00', '08:50', '09:40', '10:30', '11:20', '12:10', '13:00'])
  await expect.element(cell('lunes 23 de noviembre, 08:00, 2 sesiones. ')).toBeVisible()
  await expect.element(cell('jueves 26 de noviembre, 08:50, sin sesiones')).toBeVisible()
})

test('a day without sessions is narrower, unless it is today', async () => {
  setClinicTime('2026-11-22', '10:40')
  await mount(getWeekUrl({ worker: workers.ana }))
  await expect.element(chip(/^Sebastián Ñ. con Ana/)).toBeVisible()
  // No role or name tells a width, only geometry does.
  const widths = page
    .getByRole('columnheader')
    .elements()
    .map((head) => Math.round(head.getBoundingClientRect().width))
  const [, sunday, monday, , wednesday] = widths
  expect(wednesday).toBeLessThan(monday!)
  expect(sunday).toBe(monday)
})

test('a session shows client, worker, state, series and note', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  await expect.element(chip('Zoe C. con Bruno Salazar, pendiente')).toBeVisible()
  await expect.element(chip('Tomás O. con Jorge Bravo, aplazada, con nota')).toBeVisible()
  await expect.element(chip('Valentina Q. con Ana Torres, pendiente, fija')).toBeVisible()
})

test('a past session shows the attendance, or that it is not marked', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  await expect.element(chip('Ian V. con Ana Torres, vino')).toBeVisible()
  await expect.element(chip('Gael E. con Diego Paredes, no vino')).toBeVisible()
  await expect.element(chip('Valentina Q. con Ana Torres, sin marcar')).toBeVisible()
  await expect
    .element(chip('Benjamín L. con Jorge Bravo, cancelada, con nota, hasta 09:30'))
    .toHaveAttribute('title', expect.stringMatching(/^Benjamín L\p{L}+ \p{L}+ con Jorge Bravo, cancelada, con nota, hasta 09:30$/u))
})

test('a session of another length than its row shows its own end, and counts as past only after it', async () => {
  setClinicTime('2026-11-24', '08:50')
  const { alter, router } = await mount(paths.clients())
  alter('get /v1/sessions/by-turn-and-week', lengthenSessions)
  await router.navigate(getWeekUrl())
  await expect.element(chip('Ian V. con Ana Torres, vino, hasta 09:00')).toBeVisible()
  await expect.element(chip('Valentina Q. con Ana Torres, confirmada, hasta 09:00')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: /^08:00\s*08:45/ })).toBeVisible()
})

test('a row that is over shows the length that its sessions had', async () => {
  setClinicTime('2026-12-10', '10:40')
  const { alter, router } = await mount(paths.clients())
  alter('get /v1/sessions/by-turn-and-week', lengthenSessions)
  await router.navigate(getWeekUrl())
  await expect.element(page.getByRole('rowheader', { name: /^08:00\s*09:00/ })).toBeVisible()
  await expect.element(chip('Ian V. con Ana Torres, vino')).toBeVisible()
  // Nobody has a session at this time.
  await expect.element(page.getByRole('rowheader', { name: /^13:00\s*13:45/ })).toBeVisible()
})

test('a moved session shows the length of its new slot before the server has answered', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { alter, hold, router } = await mount(paths.clients())
  alter('get /v1/sessions/by-turn-and-week', lengthenSessions)
  hold('post /v1/sessions/changes')
  await router.navigate(getWeekUrl())
  await chip('Zoe C. con Bruno Salazar, pendiente, hasta 09:00').click()
  await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}')
  await expect
    .element(cell('miércoles 25 de noviembre, 08:50').getByRole('button', { name: 'Zoe C. con Bruno Salazar, pendiente', exact: true }))
    .toBeVisible()
})

test('today and the current slot are marked', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  await expect.element(page.getByRole('columnheader', { name: /martes 24 de noviembre/ })).toHaveAttribute('aria-current', 'date')
  await expect.element(page.getByRole('rowheader', { name: /10:30.*ahora/ })).toBeVisible()
})

test('the current week opens with the current slot under the head', async () => {
  setClinicTime('2026-11-24', '08:55')
  const { router } = await mount(paths.clients())
  await page.viewport(1280, 500)
  await router.navigate(getWeekUrl())
  const current = page.getByRole('rowheader', { name: /08:50.*ahora/ })
  await expect.element(current.getByText('ahora')).toBeInViewport({ ratio: 1 })
  expect(findScrollContainer(current.element())?.scrollTop).toBeGreaterThan(0)
  const head = page
    .getByRole('columnheader', { name: /martes 24 de noviembre/ })
    .element()
    .getBoundingClientRect()
  expect(Math.abs(current.element().getBoundingClientRect().top - head.bottom)).toBeLessThan(2)
})

test('a link to a session that is over opens its card with the session in sight', async () => {
  setClinicTime('2026-11-24', '12:40')
  const { router } = await mount(paths.clients())
  await page.viewport(1280, 400)
  await router.navigate(getWeekUrl({ week: '2026-11-24', session: sessions.valentina }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(chip(/^Valentina Q. con /).first()).toBeInViewport({ ratio: 1 })
})

test('today is the date in the clinic, whatever the time zone of the browser', async () => {
  // In UTC it is already Wednesday.
  setClinicTime('2026-11-24', '22:00')
  await mount(getWeekUrl())
  await expect.element(page.getByRole('columnheader', { name: /martes 24 de noviembre/ })).toHaveAttribute('aria-current', 'date')
})

test('the comfortable density shows whole names and is remembered', async () => {
  await mount(getWeekUrl())
  await page.getByRole('button', { name: 'Vista cómoda' }).click()
  await expect.element(chip(/^Zoe Campos con Bruno Salazar/)).toBeVisible()
  expect(localStorage.getItem('turnos-density')).toContain('comfortable')
})

test('arrow keys move between cells, Enter enters a cell, and Escape leaves it', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  const getFocusedText = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent
  await expect.element(page.getByRole('grid')).toBeVisible()
  page.getByRole('grid').element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  expect(getFocusedText()).toContain('martes 24 de noviembre, 10:30')
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  expect(getFocusedText()).toContain('lunes 23 de noviembre, 09:40')
  await userEvent.keyboard('{End}')
  expect(getFocusedText()).toContain('sábado 28 de noviembre, 09:40')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(getFocusedText()).toContain('domingo 22 de noviembre, 09:40')
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{Enter}')
  expect(getFocusedText()).toContain('Ian V. con Ana Torres')
  await userEvent.keyboard('{ArrowDown}')
  expect(getFocusedText()).toContain('Tomás O. con Carmen Mori')
  await userEvent.keyboard('{Escape}')
  expect(getFocusedText()).toContain('lunes 23 de noviembre, 08:00')
})

test('the grid has one Tab stop', async () => {
  await mount(getWeekUrl())
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]').length).toBe(1)
})

test('without schedules the screen links to the page that creates one', async () => {
  await mount(paths.sessions(), { answers: { 'get /v1/schedules': 'example=empty' } })
  await expect.element(page.getByText('Todavía no hay horarios')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Crear horario' })).toHaveAttribute('href', paths.createSchedule())
})

test('an empty week invites the user to book, an empty past week does not', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl({ week: '2025-01-05' }), { answers: { 'get /v1/sessions/by-turn-and-week': 'example=empty' } })
  await expect.element(page.getByText('Esta semana no tiene sesiones en este turno.', { exact: true })).toBeVisible()
  await mount(getWeekUrl(), { answers: { 'get /v1/sessions/by-turn-and-week': 'example=empty' } })
  await expect.element(page.getByText('Esta semana no tiene sesiones en este turno. Reserve la primera en un cupo.')).toBeVisible()
  await cell('jueves 26 de noviembre, 08:50, sin sesiones. Reservar').click()
  await expect.element(page.getByRole('dialog', { name: 'Reservar sesión' })).toBeVisible()
})

test('a user with read access gets no controls that change sessions', async () => {
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read'))
  const slot = cell('jueves 26 de noviembre, 08:50, sin sesiones.$')
  await slot.click()
  await expect.element(slot).not.toHaveAttribute('aria-expanded')
  // The colors come from the week, because this user cannot list workers.
  await chip(/^Zoe C. con Bruno Salazar/).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Pendiente/)
  expect(page.getByRole('button', { name: 'Confirmada' }).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Eliminar' }).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Reservar' }).query()).toBeNull()
})

test.for(['light', 'dark'] as const)('axe finds no serious violation in the week in the %s theme', async (theme) => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl(), { theme })
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  await page.getByRole('button', { name: 'Vista cómoda' }).click()
  await chip(/^Zoe Campos con Bruno/).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})

test('a week with sessions on all seven days shows their names in a narrow window', async () => {
  setClinicTime('2026-11-22', '10:00')
  const slot = { clientId: clients.tomas, workerId: workers.elena, time: 630 }
  await mount(getWeekUrl(), {
    usesRealServer: true,
    width: 840,
    prepare: async () => {
      for (const day of [22, 23, 24, 25, 26, 27, 28]) await bookAsColleague({ ...slot, sessionDate: `2026-11-${day}` })
    },
  })
  const booked = chip(/^Tomás O. con Elena/)
  await expect.poll(() => booked.elements().length).toBe(7)
  // A name that does not fit beside the tile would wrap to a line below the edge of the chip, where it is cut off.
  for (const element of booked.elements()) {
    element.scrollIntoView()
    await expect.element(page.elementLocator(element).getByText('Tomás O.')).toBeInViewport({ ratio: 0.9 })
  }
})
