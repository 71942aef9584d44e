import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setClinicTime } from './agenda.ts'
import { alterView, headline, openPage, type ViewBody } from './public-page.ts'
import { recordDownloads } from './record-downloads.ts'

test('the calendar file has an event for each session, and a later one updates and removes them', async () => {
  const downloads = recordDownloads()
  const mounted = await openPage()
  const add = page.getByRole('button', { name: 'Agregar a mi calendario' })
  await add.click()
  await expect.poll(() => downloads.length).toBe(1)
  expect(downloads[0]?.name).toBe('sesiones.ics')
  const first = readEvents(await downloads[0]!.text)
  expect(first.map(({ start, end, summary, status }) => [start, end, summary, status])).toEqual([
    ['2026-11-24T13:00:00.000Z', '2026-11-24T13:45:00.000Z', 'Sesión con Ana Torres', 'CONFIRMED'],
    ['2026-11-26T13:00:00.000Z', '2026-11-26T13:45:00.000Z', 'Sesión con Ana Torres', 'CONFIRMED'],
    ['2026-11-26T20:20:00.000Z', '2026-11-26T21:05:00.000Z', 'Sesión con Jorge Bravo', 'CONFIRMED'],
  ])

  // The device may be shared.
  expect(JSON.stringify(localStorage)).not.toMatch(/Ana|Jorge|Valentina/)

  // The first session moves to Wednesday, the series is canceled, and the third one no longer exists.
  await alterView(mounted, (body) => ({
    ...body,
    sessions: body.sessions
      .filter(({ time }) => time !== 920)
      .map((session) => {
        if (session.is_assigned && session.day === 2) return { ...session, day: 3, session_date: '2026-11-25' }
        return session.is_assigned ? { ...session, state: 'canceled' } : session
      }),
  }))
  await expect.element(page.getByText('Cancelada')).toBeVisible()
  setClinicTime('2026-11-24', '07:44')
  await add.click()
  await expect.poll(() => downloads.length).toBe(2)
  const second = readEvents(await downloads[1]!.text)
  expect(second.map(({ uid, start, status }) => [uid, start, status])).toEqual([
    [first[0]?.uid, '2026-11-25T13:00:00.000Z', 'CONFIRMED'],
    [first[1]?.uid, '2026-11-26T13:00:00.000Z', 'CANCELLED'],
    [first[2]?.uid, '2026-11-26T20:20:00.000Z', 'CANCELLED'],
  ])
  expect(second[0]!.sequence).toBeGreaterThan(first[0]!.sequence)
})

test('a week of a series that is canceled on its own keeps its event in the calendar', async () => {
  const downloads = recordDownloads()
  const mounted = await openPage()
  const add = page.getByRole('button', { name: 'Agregar a mi calendario' })
  await alterView(mounted, (body) => ({ ...body, sessions: withSecondWeek(body.sessions) }))
  await expect.element(page.getByText(/^Jueves 3 de diciembre/)).toBeVisible()
  await add.click()
  await expect.poll(() => downloads.length).toBe(1)
  const first = readEvents(await downloads[0]!.text)

  // The server answers the exception, which has its own id, in place of the occurrence.
  await alterView(mounted, (body) => ({
    ...body,
    sessions: withSecondWeek(body.sessions).map((session) =>
      session.session_date === '2026-12-03'
        ? { ...toException(session, '01999c2f-9a00-7000-8000-0000000000ee'), state: 'canceled' }
        : session,
    ),
  }))
  await expect.element(page.getByText('Cancelada')).toBeVisible()
  // Another device knows nothing of the first file.
  localStorage.clear()
  await add.click()
  await expect.poll(() => downloads.length).toBe(2)
  const second = readEvents(await downloads[1]!.text)
  expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid))
  expect(second.find(({ start }) => start === '2026-12-03T13:00:00.000Z')?.status).toBe('CANCELLED')
})

test('dates of a series keep their events when all of them are confirmed', async () => {
  const downloads = recordDownloads()
  const mounted = await openPage()
  const add = page.getByRole('button', { name: 'Agregar a mi calendario' })
  await alterView(mounted, (body) => ({ ...body, sessions: withSecondWeek(body.sessions) }))
  await expect.element(page.getByText(/^Jueves 3 de diciembre/)).toBeVisible()
  await add.click()
  await expect.poll(() => downloads.length).toBe(1)
  const first = readEvents(await downloads[0]!.text)
  await alterView(mounted, (body) => ({
    ...body,
    sessions: withSecondWeek(body.sessions).map((session, index) =>
      session.standing ? { ...toException(session, `01999c2f-9a00-7000-8000-0000000000${index + 10}`), state: 'confirmed' } : session,
    ),
  }))
  await expect.element(page.getByText('Pendiente')).not.toBeInTheDocument()
  await add.click()
  await expect.poll(() => downloads.length).toBe(2)
  const second = readEvents(await downloads[1]!.text)
  expect(second.map(({ uid, start, status }) => [uid, start, status])).toEqual(first.map(({ uid, start, status }) => [uid, start, status]))
})

test('without sessions there is nothing to add to a calendar', async () => {
  const mounted = await openPage()
  await alterView(mounted, (body) => ({
    ...body,
    sessions: body.sessions.filter((session) => !session.is_assigned),
    next_session: undefined,
  }))
  await expect.element(headline()).toHaveTextContent('No tiene próximas sesiones')
  await expect.element(page.getByRole('button', { name: 'Agregar a mi calendario' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
})

/** Adds the next week's occurrence of the example's series. */
const withSecondWeek = (sessions: ViewBody['sessions']): ViewBody['sessions'] => [
  ...sessions,
  ...sessions.filter(({ standing }) => standing).map((session) => ({ ...session, session_date: '2026-12-03' })),
]

/** Returns an occurrence as the record that replaces it. */
const toException = (session: ViewBody['sessions'][number], id: string) => ({ ...session, id, standing: false, series_id: session.id })

/** Reads the events of a calendar file with another library than the one that writes it. */
function readEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const toInstant = (time: ICAL.Time) => {
      time.zone = zones.find(({ tzid }) => tzid === component.getFirstProperty('dtstart')?.getParameter('tzid')) ?? time.zone
      return time.toJSDate().toISOString()
    }
    return {
      uid: event.uid,
      start: toInstant(event.startDate),
      end: toInstant(event.endDate),
      summary: event.summary,
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
    }
  })
}
