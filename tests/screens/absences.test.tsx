import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague } from './colleague.ts'
import { additions } from './intercept-calls.ts'
import { type MountOptions, mount } from './mount.tsx'

const main = () => page.getByRole('main')
const dialog = () => page.getByRole('dialog')
const row = (name: string) => main().getByRole('row').filter({ hasText: name })
const period = { from: '2026-11-23', to: '2026-12-31' }
const listAbsences = () => colleague.get('/v1/absences', { query: period })

/** Opens the absences on Monday 23 November. */
const visit = (options: MountOptions = {}, url = paths.absences()) => {
  setClinicTime('2026-11-23', '10:00')
  return mount(url, { usesRealServer: true, ...options })
}
const createAbsences = (...absences: Parameters<typeof createAbsence>[0][]) => Promise.all(absences.map(createAbsence))
const createAbsence = (absence: { workerId: string | null; fromDate: string; toDate: string; reason: string }) =>
  colleague.post('/v1/absences', { body: absence })

const vacation = { workerId: workers.ana, fromDate: '2026-12-03', toDate: '2026-12-07', reason: 'Vacaciones' }
const christmas = { workerId: null, fromDate: '2026-12-08', toDate: '2026-12-08', reason: 'Inmaculada Concepción' }

test('four weeks show each worker with the absences, and closed days with their name', async () => {
  await visit({ prepare: () => createAbsences(vacation, christmas) })
  await expect.element(main()).toMatchTextContent(/23 nov – 20 dic 2026/)
  await expect
    .element(row('Ana Torres').getByRole('link', { name: 'Ana Torres, Vacaciones, del 3 al 7 de diciembre' }))
    .toHaveAttribute('href', expect.stringContaining('record='))
  await expect.element(main().getByRole('columnheader', { name: 'martes 8 de diciembre, cerrado: Inmaculada Concepción' })).toBeVisible()
  await expect.element(main()).toMatchTextContent(/Cerrado: 8 dic Inmaculada Concepción/)
  await main().getByRole('link', { name: 'Cuatro semanas después' }).click()
  await expect.element(main()).toMatchTextContent(/21 dic 2026 – 17 ene 2027/)
  await expect.element(row('Ana Torres')).toBeVisible()
  expect(
    main()
      .getByRole('link', { name: /^Ana Torres, Vacaciones/ })
      .query(),
  ).toBeNull()
})

test.for([1280, 1024])('an absence by hours shows both hours in its bar and is named with them (%i px wide)', async (width) => {
  const byHours = (day: string, startTime: number, endTime: number) =>
    colleague.post('/v1/absences', { body: { workerId: workers.ana, fromDate: day, toDate: day, startTime, endTime } })
  await visit({ width, prepare: () => Promise.all([byHours('2026-12-01', 840, 1140), byHours('2026-12-02', 630, 825)]) })
  for (const [hours, lines] of [
    [/el 1 de diciembre, 14:00\s–\s19:00$/, '14:00\n19:00'],
    [/el 2 de diciembre, 10:30\s–\s13:45$/, '10:30\n13:45'],
  ] as const) {
    const bar = row('Ana Torres').getByRole('link', { name: hours })
    await expect.element(bar).toBeVisible()
    const text = bar.element().lastElementChild!
    expect(text.textContent).toBe(lines)
    expect(getComputedStyle(text).fontSize).toBe('11px')
    expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(bar.element().clientWidth)
    expect(bar.element().scrollHeight).toBeLessThanOrEqual(bar.element().clientHeight)
  }
})

test('on paper a closed day has a dark edge, and other days have none', async () => {
  await visit({ prepare: () => createAbsences(christmas) })
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
  onTestFinished(() => void emulate(''))
  await expect.element(row('Ana Torres')).toBeVisible()
  await emulate('print')
  const readEdges = () => {
    const cells = [...row('Ana Torres').element().querySelectorAll('td')].map((cell) => getComputedStyle(cell))
    return cells.map(({ borderLeftWidth, borderLeftColor }) => `${borderLeftWidth} ${borderLeftColor}`)
  }
  await expect.poll(() => readEdges()[15]).toBe('2px rgb(0, 0, 0)')
  expect(readEdges().filter((edge) => edge.startsWith('2px'))).toHaveLength(1)
})

test('an absence by hours is saved with five presses, and says which sessions it touches', async () => {
  const { url, calls } = await visit()
  await main().getByRole('link', { name: 'Añadir ausencia' }).click()
  await dialog().getByRole('checkbox', { name: 'Ana Torres Medina' }).click()
  await dialog().getByLabelText('Días').click()
  await userEvent.keyboard('24/11 – 27/11')
  await expect.element(dialog().getByText('Del 24 al 27 de noviembre de 2026, 4 días')).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}9-13{Enter}')
  await expect
    .element(page.getByText(/^Ausencia guardada: del 24 al 27 de noviembre, 09:00 – 13:00\. Afecta a \d sesión.* de \d cliente/))
    .toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('post')).map(({ body }) => body)).toEqual([
    { worker_id: workers.ana, from_date: '2026-11-24', to_date: '2026-11-27', start_time: 540, end_time: 780, reason: null },
  ])
  await page.getByRole('button', { name: 'Resolver' }).click()
  await expect.poll(url).toBe(paths.unsettled({ from: '2026-11-24', to: '2026-11-27', worker: workers.ana }))
})

test('an empty day of a worker opens a new absence of that worker on that day', async () => {
  await visit({ prepare: () => createAbsences(vacation, christmas) })
  const addOn = (day: string) => row('Ana Torres').getByRole('button', { name: `Nueva ausencia de Ana Torres, ${day}`, exact: true })
  await addOn('martes 1 de diciembre').click()
  await expect.element(dialog().getByRole('checkbox', { name: 'Ana Torres Medina' })).toBeChecked()
  await expect.element(dialog().getByLabelText('Días')).toHaveValue('01/12/2026')
  expect(addOn('jueves 3 de diciembre').query()).toBeNull()
  expect(addOn('martes 8 de diciembre').query()).toBeNull()
})

test('on a phone an absence leads to the sessions that it touches', async () => {
  const absence = { workerId: workers.ana, fromDate: '2026-11-24', toDate: '2026-11-27', reason: 'Congreso' }
  await visit({ width: 390, prepare: () => createAbsences(absence) })
  await expect
    .element(main().getByRole('link', { name: /^Resolver \d+\s?: del 24 al 27 de noviembre$/ }))
    .toHaveAttribute('href', paths.unsettled({ from: '2026-11-24', to: '2026-11-27', worker: workers.ana }))
  // The list of what is to be settled would say the same once more.
  expect(page.getByRole('heading', { name: 'Por resolver' }).query()).toBeNull()
})

test('on a phone what is to be settled outside of the shown weeks is listed below them', async () => {
  const absence = { workerId: workers.ana, fromDate: '2026-11-24', toDate: '2026-11-27', reason: 'Congreso' }
  await visit({ width: 390, prepare: () => createAbsences(absence) }, paths.absences({ from: '2026-12-21' }))
  await expect.element(page.getByRole('heading', { name: 'Por resolver' })).toBeVisible()
  await expect.element(main().getByRole('link', { name: /^Resolver\s?: Congreso, del 24 al 27 de noviembre$/ })).toBeVisible()
})

test('several workers are absent by one call, and the whole clinic by one closing day', async () => {
  const { calls } = await visit()
  await main().getByRole('link', { name: 'Añadir ausencia' }).click()
  for (const name of ['Ana Torres Medina', 'Bruno Salazar'])
    await dialog()
      .getByRole('checkbox', { name: new RegExp(name) })
      .click()
  await dialog().getByLabelText('Días').fill('3/12')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^2 ausencias guardadas: el 3 de diciembre/)).toBeVisible()
  await main().getByRole('link', { name: 'Añadir ausencia' }).click()
  await dialog().getByText('Toda la clínica').click()
  await dialog().getByLabelText('Días').fill('del 24 al 25 de diciembre')
  await dialog().getByLabelText('Nombre').fill('Navidad')
  await dialog().getByRole('button', { name: 'Añadir cierre' }).click()
  await expect.element(page.getByText(/^Día de cierre guardado: del 24 al 25 de diciembre/)).toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('post')).map(({ call }) => call)).toEqual([
    'post /v1/absences/bulk',
    'post /v1/absences',
  ])
  const absences = await listAbsences()
  expect(absences.map(({ workerId, fromDate }) => [workerId, fromDate])).toEqual(
    expect.arrayContaining([
      [workers.ana, '2026-12-03'],
      [workers.bruno, '2026-12-03'],
      [null, '2026-12-24'],
    ]),
  )
})

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  const { calls } = await visit()
  await main().getByRole('link', { name: 'Añadir ausencia' }).click()
  await dialog().getByLabelText('Días').fill('31/2')
  await dialog().getByLabelText('Horas').fill('13-9')
  await dialog().getByRole('button', { name: 'Añadir ausencia' }).click()
  await expect.element(dialog().getByText('Elija quién se ausenta.')).toBeVisible()
  await expect.element(dialog().getByText('Escriba un día, como 3/12, o varios, como 3/12 – 7/12 o desde 3/12')).toBeVisible()
  await expect.element(dialog().getByText('Debe terminar después de empezar.')).toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
})

test('the holidays of this year are offered while one is to come and not closed, then those of the next year', async () => {
  const close = (day: string) => ({ workerId: null, fromDate: `2026-12-${day}`, toDate: `2026-12-${day}`, reason: 'Feriado' })
  await visit({ prepare: () => createAbsences(close('08'), close('09')) })
  await main().getByRole('link', { name: 'Añadir feriados de 2026' }).click()
  const box = (name: string) => dialog().getByRole('checkbox', { name })
  await expect.element(box('Navidad')).toBeChecked()
  expect(box('Año Nuevo').query()).toBeNull()
  await dialog().getByRole('button', { name: 'Añadir 1 feriado' }).click()
  await expect.element(main().getByRole('link', { name: 'Añadir feriados de 2027' })).toBeVisible()
})

test('the holidays of a year are added by one call, except those that are closed already', async () => {
  const newYear = { workerId: null, fromDate: '2027-01-01', toDate: '2027-01-01', reason: 'Año Nuevo' }
  const { calls } = await visit({ prepare: () => createAbsence(newYear) })
  await main().getByRole('link', { name: 'Añadir feriados de 2026' }).click()
  await dialog().getByText('2027', { exact: true }).click()
  const box = (name: string) => dialog().getByRole('checkbox', { name })
  await expect.element(box('Año Nuevo')).toBeChecked()
  await expect.element(box('Año Nuevo')).toBeDisabled()
  await expect.element(box('Navidad')).toBeChecked()
  await dialog().getByRole('button', { name: 'Marcar ninguno' }).click()
  await expect.element(box('Navidad')).not.toBeChecked()
  await dialog().getByRole('button', { name: 'Marcar todos' }).click()
  await box('Viernes Santo').click()
  await dialog()
    .getByRole('button', { name: /^Añadir \d+ feriados$/ })
    .click()
  await expect.element(page.getByText(/^\d+ feriados de 2027 añadidos/)).toBeVisible()
  const [sent, ...others] = calls.filter(({ call }) => call.startsWith('post'))
  expect([sent?.call, others.length]).toEqual(['post /v1/absences/bulk', 0])
  const { absences } = (sent?.body ?? { absences: [] }) as { absences: { reason: string }[] }
  const names = absences.map(({ reason }) => reason)
  expect(names).toContain('Navidad')
  expect(names).not.toContain('Año Nuevo')
  expect(names).not.toContain('Viernes Santo')
})

test('an absence is changed, and deleted with a way back', async () => {
  await visit({ prepare: () => createAbsence(vacation) })
  const bar = main().getByRole('link', { name: /^Ana Torres, Vacaciones/ })
  await bar.click()
  await expect.element(dialog().getByLabelText('Días')).toHaveValue('03/12/2026 – 07/12/2026')
  await dialog().getByLabelText('Días').fill('3/12 – 4/12')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(main().getByRole('link', { name: 'Ana Torres, Vacaciones, del 3 al 4 de diciembre' })).toBeVisible()
  await bar.click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Ausencia eliminada: del 3 al 4 de diciembre')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(bar).toBeVisible()
  expect(await listAbsences()).toMatchObject([{ ...vacation, toDate: '2026-12-04' }])
})

test('a user who may not change absences sees them without buttons', async () => {
  const { alter } = await visit({ usesRealServer: false })
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'workers.read'))
  await expect.element(main().getByRole('table', { name: 'Ausencias por trabajador y día' })).toBeVisible()
  await expect.element(main().getByText('Los feriados los añade quien puede cambiar horarios.')).toBeVisible()
  expect(
    main()
      .getByRole('button', { name: /^Nueva ausencia/ })
      .query(),
  ).toBeNull()
  expect(
    main()
      .getByRole('link', { name: /^Añadir/ })
      .query(),
  ).toBeNull()
  expect(
    main()
      .getByRole('link', { name: /Vacaciones/ })
      .query(),
  ).toBeNull()
})

test('a server that lists no absences has no entry in the navigation', async () => {
  await mount(paths.profile(), { lacking: additions })
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  await expect.element(navigation.getByRole('link', { name: 'Asistencias' })).toBeVisible()
  expect(navigation.getByRole('link', { name: 'Ausencias' }).query()).toBeNull()
})

test('on a phone the absences are a list by their first day', async () => {
  await visit({ width: 390, prepare: () => createAbsences(vacation, christmas) })
  const items = main().getByRole('listitem')
  await expect.element(items.filter({ hasText: 'Ana Torres' }).first()).toMatchTextContent(/Del 3 al 7 de diciembre · Vacaciones/)
  await expect.element(items.filter({ hasText: 'Cerrado: Inmaculada Concepción' })).toMatchTextContent(/El 8 de diciembre/)
})

test('a list that cannot be loaded says so', async () => {
  await visit({ usesRealServer: false, answers: { 'get /v1/absences': 'code=500' } })
  await expect.element(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
})

const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)('calendar, form and holidays do not overflow and pass axe ($theme, $width px wide)', async (display) => {
  await visit({ ...display, prepare: () => createAbsences(vacation, christmas) })
  await expect
    .element(
      main()
        .getByRole('link', { name: /Inmaculada/ })
        .first(),
    )
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(display.width)
  expect(await findSeriousViolations()).toEqual([])
  for (const record of ['new', 'holidays']) {
    await visit({ ...display }, paths.absences({ record }))
    await expect.element(dialog().getByRole('checkbox').first()).toBeVisible()
    expect(await findSeriousViolations()).toEqual([])
  }
})
