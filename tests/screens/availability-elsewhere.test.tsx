import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { parseTimeOfDay } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import { openMonth } from './attendance.ts'
import { addAbsence } from './colleague.ts'
import { openTuesday, section } from './home.ts'
import { visit } from './my-sessions.ts'
import { alterView, headline, openPage, view } from './public-page.ts'

const tuesday = { fromDate: '2026-11-24', toDate: '2026-11-24' }

test('the first screen says who is absent today, and links to the sessions that need a decision', async () => {
  const { url } = await openTuesday({
    prepare: async () => {
      await addAbsence({ ...tuesday, workerId: workers.ana, reason: 'Operación' })
      await addAbsence({ ...tuesday, workerId: workers.jorge, startTime: parseTimeOfDay('09:00'), endTime: parseTimeOfDay('11:00') })
      await addAbsence({ fromDate: '2026-11-25', toDate: '2026-11-25', workerId: workers.elena })
    },
  })
  const absences = section('Ausencias')
  await expect.element(absences).toMatchTextContent(/Ana Torrestodo el día · Operación/)
  await expect.element(absences).toMatchTextContent(/Jorge Bravo09:00 – 11:00/)
  await expect.element(absences).not.toMatchTextContent(/Elena Quispe/)
  await absences.getByRole('link', { name: /^[1-9]\d* sesi(ón|ones) por resolver$/ }).click()
  await expect.poll(url).toBe(paths.unsettled())
})

test('the first screen says nothing of absences where there are none', async () => {
  await openTuesday()
  await expect.element(section('Esta semana')).toBeVisible()
  expect(section('Ausencias').query()).toBeNull()
})

test('the month of attendance marks the days on which the clinic is closed', async () => {
  await openMonth({ prepare: () => addAbsence({ fromDate: '2026-11-27', toDate: '2026-11-27', reason: 'Inmaculada' }) })
  const head = page.getByRole('columnheader', { name: 'viernes 27 de noviembre, Cerrado: Inmaculada' })
  await expect.element(head).toHaveAttribute('data-closed')
  await expect.element(page.getByText('Cerrado: 27 Inmaculada')).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'jueves 26 de noviembre', exact: true }).element().hasAttribute('data-closed')).toBe(false)
})

test('on a phone a closed day of attendance says so', async () => {
  await openMonth({ width: 390, prepare: () => addAbsence({ ...tuesday, reason: 'Inmaculada' }) })
  await expect.element(page.getByText('Cerrado: Inmaculada')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^martes 24 de noviembre: .*cerrado$/ })).toBeVisible()
})

const listed = (fields: object) => ({
  id: '01998a00-0000-7000-8000-0c0000000001',
  worker_id: workers.ana,
  from_date: '2026-11-27',
  to_date: '2026-11-27',
  start_time: null,
  end_time: null,
  reason: 'Operación',
  created_at: '2026-11-02T14:00:00.000Z',
  updated_at: '2026-11-02T14:00:00.000Z',
  ...fields,
})

test('a worker sees their own absences: those of the day, and beside the month those of the next weeks', async () => {
  const { alter, router, calls } = await visit({ width: 1280 })
  const closingDay = { worker_id: null, id: '01998a00-0000-7000-8000-0c0000000003', reason: 'Inmaculada' }
  alter('get /v1/absences', async (answer) =>
    Response.json([listed({}), listed({ ...closingDay, from_date: '2026-12-08', to_date: '2026-12-08' })], answer),
  )
  await router.navigate(paths.mySessions({ date: '2026-11-27' }))
  await expect.element(page.getByText('Usted está ausente · Operación')).toBeVisible()
  const absences = page.getByRole('region', { name: 'Ausencias' })
  await expect.element(absences).toMatchTextContent(/27 de noviembreOperación/)
  await expect.element(absences).toMatchTextContent(/8 de diciembreCerrado · Inmaculada/)
  const asked = calls.filter(({ call }) => call.endsWith('/v1/absences')).map(({ query }) => query.get('worker_id'))
  expect(new Set(asked).size).toBe(1)
  expect(asked).not.toContain(null)
})

test('a client sees no absences', async () => {
  const { calls } = await visit({ width: 1280, user: 'client' })
  await expect.element(page.getByRole('heading', { name: 'Mis Sesiones', level: 1 })).toBeVisible()
  expect(calls.filter(({ call }) => call.endsWith('/v1/absences'))).toEqual([])
})

test('the public page says that the clinic is closed, and shows no free slot on that day', async () => {
  const { alter } = await openPage({ width: 1280 })
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(page.getByText('Cerrado').elements()).toEqual([])
  alter(view, async (answer) => Response.json({ ...(await answer.json()), closed_dates: ['2026-11-27'] }))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('cell', { name: 'Cerrado' }).first()).toBeVisible()
  const column = [...document.querySelectorAll('table tbody tr')].map((row) => row.querySelectorAll('td')[5]?.textContent)
  expect(new Set(column)).toEqual(new Set(['Cerrado']))
})

test('the public page says at a session of the client that the clinic is closed on its day, everywhere where it shows the session', async () => {
  const mounted = await openPage({ width: 1280, at: ['2026-11-24', '09:00'] })
  const note = page.getByText('La clínica cierra este día. Le avisarán del cambio de su sesión.')
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(note.elements()).toEqual([])
  await alterView(mounted, (body) => ({ ...body, closed_dates: ['2026-11-24', '2026-11-26'] }))
  await expect.element(page.getByRole('cell', { name: /^Su sesión · Ana La clínica cierra este día/ })).toBeVisible()
  await expect.element(note.first()).toBeVisible()
  expect(headline().element().parentElement?.textContent).toMatch(/jueves 26 de noviembre.*La clínica cierra este día/)
  const rows = page.getByRole('listitem').filter({ hasText: 'con Ana Torres' })
  await expect.element(rows.filter({ hasText: 'Jueves 26 de noviembre' })).toMatchTextContent(/La clínica cierra este día/)
  // The session of this morning is over.
  await expect.element(rows.filter({ hasText: 'Hoy' })).not.toMatchTextContent(/La clínica cierra este día/)
  await alterView(mounted, (body) => ({
    ...body,
    closed_dates: ['2026-11-24', '2026-11-26'],
    sessions: body.sessions.map((session) => ({ ...session, accepted: true })),
  }))
  await expect.element(note.first()).not.toBeInTheDocument()
  await expect.element(headline()).toMatchTextContent(/jueves 26 de noviembre/)
})
