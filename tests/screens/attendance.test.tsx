import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, childTherapy, evaluations, keepOnlyAccess, morning, saturday, setClinicTime } from './agenda.ts'
import { focusDay, getDayCell, getMonthUrl, readRow } from './attendance.ts'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'
import { recordDownloads } from './record-downloads.ts'
import { listSentSteps } from './sent-steps.ts'

test('a month shows each session by attendance and state, and the totals of people and days', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getMonthUrl())
  await expect.element(getDayCell('Vargas Soto, Ian, lunes 23 de noviembre')).toHaveAccessibleName(/: vino$/)
  await expect.element(getDayCell('Espinoza Ríos, Gael, lunes 23 de noviembre')).toHaveAccessibleName(/: no vino$/)
  await expect.element(getDayCell('León Castro, Benjamín, lunes 23 de noviembre')).toHaveAccessibleName(/: cancelada$/)
  await expect.element(getDayCell('Quiroz Peña, Valentina, martes 24 de noviembre')).toHaveAccessibleName(/: sin marcar$/)
  await expect.element(getDayCell('Vargas Soto, Ian, miércoles 25 de noviembre')).toHaveAccessibleName(/: confirmada$/)
  await expect.element(getDayCell('Ortega Ruiz, Tomás, miércoles 25 de noviembre')).toHaveAccessibleName(/: aplazada$/)
  await expect.element(getDayCell('Vargas Soto, Ian, domingo 1 de noviembre')).toHaveAccessibleName(/: sin sesiones$/)
  expect(readRow('Vargas Soto, Ian')).toEqual(['1', '4', '100 %'])
  expect(readRow('Espinoza Ríos, Gael')).toEqual(['1', '2', '0 %'])
  expect(readRow('León Castro, Benjamín')).toEqual(['1', '2', '–'])
  // This week two came, one did not, and three wait for their mark. Eleven occurrences of earlier weeks also wait for theirs.
  // Two sessions are canceled: one of this Monday, and one that is upcoming.
  expect(readRow('Vinieron')).toEqual(['2'])
  expect(readRow('Sin marcar')).toEqual(['2', '1', '1', '1', '2', '1', '1', '1', '1', '3'])
  expect(readRow('Total del día').slice(-6)).toEqual(['2', '1', '2', '1', '14', '67 %'])
  await expect.element(page.getByText('14 sin marcar')).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})

test.for([1024, 769])('a month opens with today in sight, and at 1,024 pixels with its totals (%i px wide)', async (width) => {
  setClinicTime('2026-11-30', '10:40')
  await mount(getMonthUrl(), { width })
  const isInSight = (name: string) => page.getByRole('columnheader', { name }).element().getBoundingClientRect().right <= width
  await expect.element(getDayCell('Vargas Soto, Ian, lunes 23 de noviembre')).toBeVisible()
  await expect.poll(() => isInSight('lunes 30 de noviembre')).toBe(true)
  if (width === 1024) expect(isInSight('Asist.')).toBe(true)
})

test('the link of the navigation opens the current month of the turn that the agenda showed last', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(paths.clients())
  localStorage.setItem('turnos-agenda', JSON.stringify({ schedule: childTherapy, turn: morning }))
  await page.getByRole('link', { name: 'Asistencias' }).click()
  await expect.poll(url).toBe(getMonthUrl())
  await expect.element(page.getByRole('heading', { name: 'Vista de Asistencias' })).toBeVisible()
})

test('choosing a schedule keeps the month and shows the turn that runs now', async () => {
  setClinicTime('2026-11-24', '15:00')
  const { url } = await mount(paths.attendance({ schedule: evaluations, turn: saturday, month: '2026-10' }))
  await page.getByRole('combobox', { name: 'Horario' }).click()
  await page.getByRole('option', { name: 'Terapia infantil' }).click()
  await expect.poll(url).toBe(getMonthUrl({ turn: afternoon, month: '2026-10' }))
  await expect.element(page.getByText('Este turno no tiene sesiones en octubre 2026')).toBeVisible()
})

test('buttons, keys and the twelve months lead to other months, and a month without sessions says so', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getMonthUrl())
  await focusDay('Vargas Soto, Ian, martes 24 de noviembre')
  await userEvent.keyboard('{PageUp}')
  await expect.poll(url).toBe(getMonthUrl({ month: '2026-10' }))
  await expect.element(page.getByText('Este turno no tiene sesiones en octubre 2026')).toBeVisible()
  await page.getByRole('link', { name: 'Mes siguiente' }).click()
  await expect.element(getDayCell('Vargas Soto, Ian, martes 24 de noviembre')).toBeVisible()
  await page.getByRole('button', { name: 'Noviembre 2026' }).click()
  const months = page.getByRole('dialog')
  await expect.element(months).toBeVisible()
  expect(
    months
      .getByRole('listitem')
      .elements()
      .map((month) => month.textContent),
  ).toEqual('Ene Feb Mar Abr May Jun Jul Ago Sept Oct Nov Dic'.split(' '))
  await months.getByRole('button', { name: 'Año anterior' }).click()
  await months.getByRole('link', { name: 'Septiembre 2025' }).click()
  await expect.poll(url).toBe(getMonthUrl({ month: '2025-09' }))
  await page.getByRole('link', { name: 'Este mes' }).click()
  await expect.poll(url).toBe(getMonthUrl())
})

test('rows are clients or workers, and a search hides those that do not match', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getMonthUrl())
  await page.getByRole('main').getByText('Trabajadores', { exact: true }).click()
  await expect.element(getDayCell('Torres Medina, Ana, martes 24 de noviembre')).toHaveAccessibleName(/: 2 sesiones: 2 sin marcar$/)
  expect(url()).toBe(getMonthUrl({ people: 'workers' }))
  await page.getByRole('searchbox', { name: 'Buscar trabajadores' }).fill('jorge')
  await expect.element(page.getByRole('rowheader', { name: /^Torres/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: /^Bravo/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar trabajadores' }).fill('nadie')
  await expect.element(page.getByText('Nadie coincide con «nadie»')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar la búsqueda' }).click()
  await expect.element(page.getByRole('rowheader', { name: /^Torres/ })).toBeVisible()
})

test('Tab stops at the matrix once, and arrows, Home and End move in it', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getMonthUrl())
  await focusDay('Campos Núñez, Zoe, martes 24 de noviembre')
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await expect.element(getDayCell('Espinoza Ríos, Gael, lunes 23 de noviembre')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(getDayCell('Espinoza Ríos, Gael, lunes 30 de noviembre')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(getDayCell('Campos Núñez, Zoe, domingo 1 de noviembre')).toHaveFocus()
  await userEvent.tab()
  expect(page.getByRole('grid').element().contains(document.activeElement)).toBe(false)
  await userEvent.tab({ shift: true })
  await expect.element(getDayCell('Campos Núñez, Zoe, domingo 1 de noviembre')).toHaveFocus()
})

test('the key that goes to the next unmarked session says when there is none', async () => {
  setClinicTime('2026-11-08', '10:00')
  await mount(getMonthUrl())
  await focusDay('Vargas Soto, Ian, lunes 23 de noviembre')
  await userEvent.keyboard('s')
  await expect.element(page.getByText('No queda ninguna sesión sin marcar.')).toBeVisible()
})

test('whoever may only read the attendance has nothing to mark with', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { alter, calls } = await mount(getMonthUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('assists.read'))
  await focusDay('Quiroz Peña, Valentina, martes 24 de noviembre')
  await userEvent.keyboard('v {Enter}')
  const card = page.getByRole('dialog', { name: 'Valentina Quiroz Peña' })
  await expect.element(card).toMatchTextContent(/08:00 – 08:45.*Ana Torres.*Sin marcar/)
  expect(
    card
      .getByRole('button')
      .elements()
      .map((button) => button.ariaLabel),
  ).toEqual(['Cerrar'])
  expect(page.getByRole('checkbox').elements()).toEqual([])
  expect(listSentSteps(calls)).toEqual([])
})

test('the CSV file has the marks of each day, the number of each mark, and the rate', async () => {
  setClinicTime('2026-11-24', '10:40')
  const downloads = recordDownloads()
  await mount(getMonthUrl({ search: 'vargas' }))
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  await expect.poll(() => downloads.length).toBe(1)
  expect(downloads[0]?.name).toBe('asistencias-2026-11.csv')
  const [head = '', ...rows] = (await downloads[0]!.text).split('\r\n')
  expect(head).toMatch(
    /^\ufeffCliente,2026-11-01,2026-11-02,.*,2026-11-30,Pendiente,Confirmada,Cancelada,Aplazada,Vino,No vino,Sin marcar,Asistencia$/,
  )
  expect(rows).toEqual([
    expect.stringMatching(/^"Vargas Soto, Ian",,,,.*,Sin marcar,,Sin marcar,.*,Vino,,Confirmada,.*,1,1,0,0,1,0,4,100\s%$/),
  ])
})

test('a month that fails to load leaves the rest of the screen in place, and loads on the next try', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url, prefer } = await mount(getMonthUrl())
  await focusDay('Vargas Soto, Ian, martes 24 de noviembre')
  prefer('get /v1/sessions/by-turn-and-week', 'code=500')
  await userEvent.keyboard('{PageUp}')
  await expect.element(page.getByRole('heading', { name: 'No se pudo cargar este mes' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Algo falló en el servidor\./)
  await expect.element(page.getByRole('heading', { name: 'Vista de Asistencias', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: 'Buscar clientes' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled()
  expect(page.getByText(/^Este turno no tiene sesiones/).query()).toBeNull()
  await userEvent.keyboard('{PageUp}')
  await expect.element(page.getByRole('button', { name: 'Septiembre 2026' })).toBeVisible()
  await expect.poll(url).toBe(getMonthUrl({ month: '2026-09' }))
  prefer('get /v1/sessions/by-turn-and-week', 'code=200')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(page.getByText('Este turno no tiene sesiones en septiembre 2026')).toBeVisible()
})

test('without schedules the screen says how to begin', async () => {
  await mount(paths.attendance(), { answers: { 'get /v1/schedules': 'example=empty' } })
  await expect.element(page.getByRole('heading', { name: 'Todavía no hay horarios' })).toBeVisible()
})
