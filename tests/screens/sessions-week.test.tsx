import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import {
  afternoon,
  cell,
  childTherapy,
  chip,
  clients,
  evaluations,
  getWeekUrl,
  keepOnlyAccess,
  morning,
  saturday,
  setClinicTime,
  workers,
} from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague } from './colleague.ts'
import { mount } from './mount.tsx'

test('a first visit shows the first schedule in its current turn, or else in its first one', async () => {
  for (const [time, turn] of [
    ['15:00', afternoon],
    ['21:00', morning],
  ] as const) {
    setClinicTime('2026-11-24', time)
    localStorage.clear()
    const { url, alter } = await mount(paths.sessions())
    alter('get /v1/schedules', async (answer) => Response.json((await answer.json()).reverse(), { headers: answer.headers }))
    await expect.element(page.getByRole('grid', { name: 'Semana 22 – 28 Nov 2026' })).toBeVisible()
    expect(url()).toBe(getWeekUrl({ turn }))
  }
})

test('a first visit of a worker shows the turn in which they have most sessions, or the first turn when they have none', async () => {
  // It is the afternoon. Ana's sessions are in the morning.
  setClinicTime('2026-11-24', '15:00')
  const answers = { 'get /v1/auth/is_logged_in': 'example=therapist' }
  const first = await mount(paths.sessions(), { answers })
  await expect.element(page.getByRole('grid', { name: 'Semana 22 – 28 Nov 2026' })).toBeVisible()
  expect(first.url()).toBe(getWeekUrl())
  localStorage.clear()
  const second = await mount(paths.sessions(), { answers: { ...answers, 'get /v1/sessions/worker/{id}/month': 'example=empty' } })
  await expect.element(page.getByRole('grid', { name: 'Semana 22 – 28 Nov 2026' })).toBeVisible()
  expect(second.url()).toBe(getWeekUrl({ schedule: evaluations, turn: saturday }))
})

test('choosing a turn puts schedule, turn and week into the URL', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(paths.sessions({ schedule: childTherapy }))
  await page.getByRole('link', { name: /^Mañana, 08:00 – / }).click()
  await expect.element(page.getByRole('grid', { name: 'Semana 22 – 28 Nov 2026' })).toBeVisible()
  expect(url()).toBe(getWeekUrl())
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

test('a week that fails to load leaves the rest of the screen in place, and loads when the network is back', async () => {
  const { url, prefer, calls, router } = await mount(getWeekUrl())
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expect.poll(() => calls.filter(({ call }) => call.endsWith('/by-turn-and-week')).length).toBe(3)
  page.getByRole('grid').element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  window.dispatchEvent(new Event('offline'))
  prefer('get /v1/sessions/by-turn-and-week', 'no answer')
  // The next week has been prefetched.
  await userEvent.keyboard('{PageDown}')
  await expect.element(page.getByRole('grid', { name: 'Semana 29 Nov – 5 Dic 2026' })).toBeVisible()
  const failureHeading = page.getByRole('heading', { name: 'No se pudo cargar esta semana' })
  await userEvent.keyboard('{PageDown}')
  await expect.element(failureHeading).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/El servidor no respondió\./)
  expect(page.getByText(/^Esta semana no tiene sesiones/).query()).toBeNull()
  await expect.element(page.getByRole('heading', { name: 'Sesiones', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Trabajador' })).toBeVisible()
  await userEvent.keyboard('{PageDown}')
  await expect.element(page.getByRole('button', { name: '13 – 19 Dic 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-12-06' }))
  await expect.element(failureHeading).toBeVisible()
  prefer('get /v1/sessions/by-turn-and-week', 'code=200')
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('grid', { name: 'Semana 6 – 12 Dic 2026' })).toBeVisible()

  // A user who has signed out elsewhere is redirected to the sign-in page.
  prefer('get /v1/sessions/by-turn-and-week', 'code=401')
  void router.navigate(getWeekUrl({ week: '2027-03-07' }))
  await expect.poll(url).toMatch(/^\/login/)
})

test('choosing a schedule clears the turn', async () => {
  const { url } = await mount(paths.sessions({ schedule: evaluations, turn: saturday, week: '2026-11-22' }))
  await page.getByRole('combobox', { name: 'Horario' }).click()
  await page.getByRole('option', { name: 'Terapia infantil' }).click()
  await expect.poll(url).toBe(paths.sessions({ schedule: childTherapy, week: '2026-11-22' }))
  await expect.element(page.getByRole('heading', { name: 'Elija un turno de Terapia infantil' })).toBeVisible()
})

test('a schedule with one turn selects it', async () => {
  const { url } = await mount(paths.sessions({ schedule: evaluations, week: '2026-11-22' }))
  await expect.poll(url).toBe(paths.sessions({ schedule: evaluations, turn: saturday, week: '2026-11-22' }))
})

test('a later visit shows the turn that was shown last', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getWeekUrl())
  await page.getByRole('link', { name: 'Clientes' }).click()
  await page.getByRole('link', { name: 'Sesiones' }).click()
  await expect.poll(url).toBe(getWeekUrl())
})

test('a deleted turn in the URL redirects to the choice of turns, a deleted schedule to the default', async () => {
  const unknownId = '01998a00-0000-7000-8000-0900000000ff'
  const { url } = await mount(getWeekUrl({ turn: unknownId }), { answers: { 'get /v1/sessions/by-turn-and-week': 'code=404' } })
  await expect.element(page.getByRole('heading', { name: 'Elija un turno de Terapia infantil' })).toBeVisible()
  expect(url()).toBe(paths.sessions({ schedule: childTherapy, week: '2026-11-22' }))
  const secondVisit = await mount(getWeekUrl({ schedule: unknownId }))
  await expect.poll(secondVisit.url).toBe(paths.sessions({ schedule: evaluations, turn: saturday, week: '2026-11-22' }))
})

test('choosing another turn shows its slots', async () => {
  const { url } = await mount(getWeekUrl())
  await page.getByText('Tarde', { exact: true }).click()
  await expect.poll(url).not.toContain(morning)
  await expect.element(page.getByRole('rowheader', { name: /^14:30/ })).toBeVisible()
})

test('a date in the URL shows its week from Sunday, and Tab enters the grid on that day', async () => {
  await mount(getWeekUrl({ week: '2026-11-26' }))
  const grid = page.getByRole('grid', { name: 'Semana 22 – 28 Nov 2026' })
  await expect.element(grid).toBeVisible()
  await expect.element(grid.element().querySelector<HTMLElement>('[tabindex="0"]')).toHaveAccessibleName(/^jueves 26 de noviembre/)
})

test('the arrows move by seven days, and a button returns to the current week', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getWeekUrl())
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.element(page.getByRole('grid', { name: 'Semana 29 Nov – 5 Dic 2026' })).toBeVisible()
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
  await expect.element(page.getByRole('grid', { name: 'Semana 29 Nov – 5 Dic 2026' })).toBeVisible()
  // Only the week after the shown one is requested. A click may also focus the window, which requests the first week again.
  await expect.poll(() => listRequestedDays().filter((day) => day !== '22')).toEqual(['15', '29', '6'])

  // While a week loads, the previous one stays in the grid.
  const release = hold('get /v1/sessions/by-turn-and-week')
  const next = page.getByRole('link', { name: 'Semana siguiente' })
  await next.click()
  await next.click()
  await expect.element(page.getByRole('button', { name: '13 – 19 Dic 2026' })).toBeVisible()
  await expect.element(page.getByRole('grid', { name: /^Semana (29 Nov|6 –)/ })).toBeVisible()
  release()
  await expect.element(page.getByRole('grid', { name: 'Semana 13 – 19 Dic 2026' })).toBeVisible()
})

test('a week is chosen in a calendar whose weeks start on Sunday', async () => {
  const { url } = await mount(getWeekUrl())
  await page.getByRole('button', { name: '22 – 28 Nov 2026' }).click()
  await page.getByRole('button', { name: '12 noviembre 2026' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-08' }))
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
  // A day without sessions is narrower, unless it is today.
  const [, sunday, monday] = heads.map((head) => Math.round(head.getBoundingClientRect().width))
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
    .element(chip('Benjamín L. con Jorge Bravo, cancelada, con nota'))
    .toHaveAttribute('title', expect.stringMatching(/^Benjamín L\p{L}+ \p{L}+ con Jorge Bravo, cancelada, con nota$/u))
})

test('today and the current slot are marked', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  await expect.element(page.getByRole('columnheader', { name: /martes 24 de noviembre/ })).toHaveAttribute('aria-current', 'date')
  await expect.element(page.getByRole('rowheader', { name: /10:30.*ahora/ })).toBeVisible()
})

test('today is the date in the clinic, whatever the time zone of the browser', async () => {
  // In UTC it is already Wednesday.
  setClinicTime('2026-11-24', '22:00')
  await mount(getWeekUrl())
  await expect.element(page.getByRole('columnheader', { name: /martes 24 de noviembre/ })).toHaveAttribute('aria-current', 'date')
})

test('filters of workers, clients and states show how many sessions each option leaves', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url, router } = await mount(getWeekUrl())
  const option = (name: string) => page.getByRole('option', { name })
  await page.getByRole('button', { name: 'Trabajador' }).click()
  await expect.element(option('Ana Torres 4 sesiones')).toBeVisible()
  await userEvent.keyboard('torr{ArrowDown}{Enter}')
  await expect.poll(url).toBe(getWeekUrl({ worker: workers.ana }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Trabajador: Ana Torres' })).toHaveFocus()
  await expect.element(chip(/^Zoe C/)).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Cliente' }).click()
  await option('Valentina Quiroz Peña 2 sesiones').click()
  await option('Ian Vargas Soto 1 sesión').click()
  await expect.poll(url).toBe(getWeekUrl({ worker: workers.ana, client: `${clients.valentina},${clients.ian}` }))
  await expect.element(page.getByRole('button', { name: 'Cliente: 2 clientes' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Pendiente: 1' }).click()
  await expect.element(chip(/^Ian V/)).not.toBeInTheDocument()
  expect(page.getByRole('gridcell').getByRole('button', { name: / con / }).elements().length).toBe(1)
  // Filtering adds no entry to the history.
  expect(router.state.historyAction).toBe('REPLACE')

  // The filters stay in another week and in another turn, and one press removes each of them.
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByText('Tarde', { exact: true }).click()
  const bothFilters = { worker: workers.ana, client: `${clients.valentina},${clients.ian}` }
  await expect.poll(url).toBe(getWeekUrl({ turn: afternoon, week: '2026-11-29', ...bothFilters, state: 'pending' }))
  await page.getByRole('button', { name: /^Pendiente: / }).click()
  await page.getByRole('button', { name: 'Quitar el filtro de cliente' }).click()
  await expect.element(page.getByRole('button', { name: 'Cliente' })).toHaveFocus()
  await expect.poll(url).toBe(getWeekUrl({ turn: afternoon, week: '2026-11-29', worker: workers.ana }))
  await page.getByRole('button', { name: 'Quitar el filtro de trabajador' }).click()
  await expect.poll(url).toBe(getWeekUrl({ turn: afternoon, week: '2026-11-29' }))
})

test('a filter names a person without sessions in the week, and filters that leave nothing say so', async () => {
  const absentClient = '01998a00-0000-7000-8000-0200000000ff'
  const { url, alter } = await mount(getWeekUrl({ client: absentClient, state: 'canceled,nonsense' }))
  alter('get /v1/clients/{id}', async (answer) => Response.json({ ...(await answer.json()), id: absentClient }))
  await expect.element(page.getByRole('button', { name: 'Cliente: Ian Vargas' })).toBeVisible()
  await expect.element(page.getByText(/^Los filtros no dejan ninguna sesión/)).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  expect(url()).toBe(getWeekUrl())
  await expect.element(page.getByRole('heading', { name: 'Sesiones' })).toHaveFocus()
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
  await expect.element(slot).not.toHaveAttribute('data-booking')
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

test('the counts of the toolbar match the marks of the chips, and pressing a count filters by its mark', async () => {
  setClinicTime('2026-11-27', '07:00')
  await mount(getWeekUrl())
  const unmarked = page.getByRole('button', { name: /^Sin marcar: [1-9]/ })
  await expect.element(unmarked).toHaveAttribute('title', 'Mostrar solo: Sin marcar')
  await unmarked.click()
  await expect.element(chip(/ con .*, (vino|no vino|confirmada|pendiente|cancelada|aplazada)/)).not.toBeInTheDocument()
  const count = Number(/\d+/.exec(unmarked.element().textContent ?? '')?.[0])
  expect(chip(/ con .*, sin marcar/).elements().length).toBe(count)
})

test('a week with sessions on all seven days shows their names in a narrow window', async () => {
  setClinicTime('2026-11-22', '10:00')
  const slot = { clientId: clients.tomas, workerId: workers.elena, time: 630 }
  await mount(getWeekUrl(), {
    isReal: true,
    width: 840,
    prepare: async () => {
      for (const day of [22, 23, 24, 25, 26, 27, 28]) await bookAsColleague({ ...slot, sessionDate: `2026-11-${day}` })
    },
  })
  const booked = chip(/^Tomás O. con Elena/)
  await expect.poll(() => booked.elements().length).toBe(7)
  // A name that does not fit beside the tile would wrap to a line below the edge of the chip.
  for (const element of booked.elements()) {
    const name = page.elementLocator(element).getByText('Tomás O.').element()
    expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(element.getBoundingClientRect().bottom)
  }
})
