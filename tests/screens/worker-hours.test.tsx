import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatClock, parseTimeOfDay } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { clients, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague, deleteSessions } from './colleague.ts'
import { additions } from './intercept-calls.ts'
import { type MountOptions, mount } from './mount.tsx'

const section = () => page.getByRole('region', { name: 'Horario', exact: true })
const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByLabelText(name, { exact: true })
const readHours = () => colleague.get('/v1/workers/{id}/working-hours', { path: { id: workers.ana } })
const period = (day: number, start: string, end: string) => ({
  day,
  startTime: parseTimeOfDay(start),
  endTime: parseTimeOfDay(end),
  fromDate: null,
  toDate: null,
})

type Hours = ReturnType<typeof period>[]
const replaceHours = (body: Hours) => colleague.put('/v1/workers/{id}/working-hours', { path: { id: workers.ana }, body })

/** Opens Ana's page with these hours on the Tuesday of the examples. */
const visit = (hours: Hours = [], options: MountOptions = {}) => {
  setClinicTime('2026-11-24', '10:40')
  return mount(paths.worker(workers.ana), { usesRealServer: true, prepare: () => replaceHours(hours), ...options })
}
const openForm = async () => {
  await section().getByRole('button', { name: 'Cambiar el horario' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Guardar horario' })).toBeVisible()
}
const save = async () => {
  await dialog().getByRole('button', { name: 'Guardar horario' }).click()
  await expect.element(page.getByText(/^Horario guardado: Ana Torres Medina/)).toBeVisible()
}

/** The picture of the week in the form: seven columns, and the hours from 7 to 20. */
const picture = () => dialog().element().querySelector<HTMLElement>('[data-editable]')!

/** Drags in the picture from one place to another. */
function drag(from: [day: number, clock: string], to: [day: number, clock: string]) {
  picture().scrollIntoView({ block: 'center' })
  const { left, top, width, height } = picture().getBoundingClientRect()
  const toPoint = ([day, clock]: [number, string]) => ({
    clientX: left + ((day + 0.5) * width) / 7,
    clientY: top + ((parseTimeOfDay(clock) - parseTimeOfDay('7:00')) * height) / parseTimeOfDay('13:00'),
  })
  const send = (type: string, target: EventTarget, point: ReturnType<typeof toPoint>) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', button: 0, ...point }))
  const [start, end] = [toPoint(from), toPoint(to)]
  send('pointerdown', document.elementFromPoint(start.clientX, start.clientY)!, start)
  send('pointermove', document.body, end)
  send('pointerup', document.body, end)
}

test('the hours are sentences, and without hours the worker is there whenever a turn runs', async () => {
  await visit([1, 2, 3, 4, 5].flatMap((day) => [period(day, '8:00', '13:00'), period(day, '14:00', '18:00')]))
  await expect.element(section()).toMatchTextContent(/Lunes a viernes, 8:00–13:00 y 14:00–18:00/)
  await visit([])
  await expect.element(section()).toMatchTextContent(/Sin horario: atiende siempre que hay turno\./)
})

test('the keyboard alone types the hours of a day and copies them to others', async () => {
  await visit()
  await openForm()
  await dialog().getByRole('button', { name: 'Añadir un periodo el lunes' }).click()
  await field('Lunes: desde').fill('9')
  await field('Lunes: hasta').fill('1330')
  await dialog().getByRole('button', { name: 'Copiar el lunes a otros días' }).click()
  await page.getByRole('menuitem', { name: 'Lunes a viernes' }).click()
  await expect.element(field('Viernes: hasta')).toHaveValue('13:30')
  await dialog().getByRole('button', { name: 'Quitar miércoles' }).click()
  await save()
  await expect.element(section()).toMatchTextContent(/Lunes, martes, jueves y viernes, 9:00–13:30/)
  expect(await readHours()).toEqual([1, 2, 4, 5].map((day) => period(day, '9:00', '13:30')))
})

test('a day is offered the turns of the clinic one after the other, and the hours of another worker fill the form', async () => {
  await visit([], {
    prepare: async () => {
      await replaceHours([])
      const body = [period(4, '10:00', '12:00')]
      await colleague.put('/v1/workers/{id}/working-hours', { path: { id: workers.bruno }, body })
    },
  })
  await openForm()
  const schedules = await colleague.get('/v1/schedules')
  const starts = schedules.flatMap(({ turns }) => turns.map(({ startTime }) => startTime)).sort((one, other) => one - other)
  const add = dialog().getByRole('button', { name: 'Añadir un periodo el lunes' })
  await add.click()
  await expect.element(field('Lunes: desde')).toHaveValue(formatClock(starts[0]!))
  await field('Copiar de otro trabajador').click()
  await page.getByRole('option', { name: /^Bruno/ }).click()
  await expect.element(field('Jueves: desde')).toHaveValue('10:00')
  expect(field('Lunes: desde').query()).toBeNull()
  expect(await readHours()).toEqual([])
})

test('Enter takes the worker whose name is typed, and never submits the form', async () => {
  const { calls } = await visit([], {
    prepare: async () => {
      await replaceHours([])
      const body = [period(4, '10:00', '12:00')]
      await colleague.put('/v1/workers/{id}/working-hours', { path: { id: workers.bruno }, body })
    },
  })
  await openForm()
  await field('Copiar de otro trabajador').click()
  await userEvent.keyboard('nadie{Enter}')
  await expect.element(page.getByText('Ningún trabajador se llama así.')).toBeVisible()
  await field('Copiar de otro trabajador').fill('Salazar')
  await expect.element(page.getByRole('option', { name: /^Bruno/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Jueves: desde')).toHaveValue('10:00')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Jueves: desde')).toHaveValue('10:00')
  expect(calls.filter(({ call }) => call.startsWith('put'))).toEqual([])
})

test('saved hours say which sessions are now outside of them, and lead to the list that settles these', async () => {
  const { url } = await visit([], {
    prepare: async () => {
      await deleteSessions({})
      await replaceHours([])
      await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: '2026-12-03', time: 480 })
      await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-02', time: 480 })
    },
  })
  await openForm()
  await dialog().getByRole('button', { name: 'Añadir un periodo el jueves' }).click()
  await dialog().getByRole('button', { name: 'Guardar horario' }).click()
  await expect.element(page.getByText('Horario guardado: Ana Torres Medina. Afecta a 1 sesión de 1 cliente.')).toBeVisible()
  await page.getByRole('button', { name: 'Resolver' }).click()
  await expect.poll(url).toContain(paths.unsettled())
  expect(url()).toContain(`worker=${workers.ana}`)
  const head = page.getByRole('main').getByRole('heading', { name: /^Ana Torres Medina.*Fuera de su horario.*1 sesión$/, level: 2 })
  await expect.element(head).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('listitem')).toMatchTextContent(/mié 2 dic, 08:00/)
})

test('dragging adds, moves and changes periods in steps of 15 minutes', async () => {
  await visit()
  await openForm()
  drag([2, '8:02'], [2, '12:58'])
  await expect.element(field('Martes: desde')).toHaveValue('08:00')
  await expect.element(field('Martes: hasta')).toHaveValue('13:00')
  drag([2, '10:00'], [4, '11:02'])
  await expect.element(field('Jueves: desde')).toHaveValue('09:00')
  await expect.element(field('Jueves: hasta')).toHaveValue('14:00')
  drag([4, '13:55'], [4, '16:20'])
  await expect.element(field('Jueves: hasta')).toHaveValue('16:15')
  await save()
  expect(await readHours()).toEqual([period(4, '9:00', '16:15')])
})

test('hours can be limited to dates', async () => {
  await visit([period(1, '8:00', '13:00')])
  await openForm()
  await field('Hasta').fill('31/12/2026')
  await dialog().getByRole('button', { name: 'Añadir otra vigencia' }).click()
  const commonDates = dialog().getByText(/Otra vigencia tiene fechas en común con esta\./)
  await expect.element(commonDates).toBeVisible()
  await field('Desde').fill('01/01/2027')
  await expect.element(commonDates).not.toBeInTheDocument()
  await field('Lunes: hasta').fill('12:00')
  await save()
  await expect.element(section()).toMatchTextContent(/Hasta el 31 de diciembre de 2026: lunes, 8:00–13:00/)
  expect(await readHours()).toEqual([
    { ...period(1, '8:00', '12:00'), fromDate: '2027-01-01' },
    { ...period(1, '8:00', '13:00'), toDate: '2026-12-31' },
  ])
})

test('a period that ends before it begins, or is there twice, is not saved', async () => {
  const { calls } = await visit([period(1, '8:00', '13:00')])
  await openForm()
  await field('Lunes: hasta').fill('7:00')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog().getByText('Debe terminar después de empezar').last()).toBeVisible()
  await field('Lunes: hasta').fill('13:00')
  await dialog().getByRole('button', { name: 'Añadir un periodo el lunes' }).click()
  await field('Lunes, periodo 2: desde').fill('8:00')
  await field('Lunes, periodo 2: hasta').fill('13:00')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog().getByText('Este periodo está dos veces').last()).toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('put'))).toEqual([])
})

test('a therapist sees their own hours without a button', async () => {
  await visit([], { usesRealServer: false, prepare: async () => {}, answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(section()).toMatchTextContent(/Lunes a viernes, 8:00–13:55/)
  expect(section().getByRole('button').query()).toBeNull()
})

test('hours that cannot be loaded say so, and the page is shown', async () => {
  await visit([], { usesRealServer: false, prepare: async () => {}, answers: { 'get /v1/workers/{id}/working-hours': 'not implemented' } })
  await expect.element(section().getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Ana Torres Medina', level: 1 })).toBeVisible()
})

test('a server without additions has no section of hours', async () => {
  await visit([], { usesRealServer: false, prepare: async () => {}, lacking: additions })
  await expect.element(page.getByRole('region', { name: 'Datos' })).toBeVisible()
  expect(section().query()).toBeNull()
})

const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)('the form of the hours does not overflow and passes axe ($theme, $width px wide)', async (display) => {
  await visit([period(1, '8:00', '13:00'), period(1, '14:00', '18:00')], display)
  await openForm()
  const content = dialog().element()
  expect(content.scrollWidth).toBe(content.clientWidth)
  expect(await findSeriousViolations()).toEqual([])
})
