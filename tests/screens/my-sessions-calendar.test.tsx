import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, morning, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, deleteSessions, moveAsColleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { createUserOf, signInPage } from './own-sign-in.ts'
import { recordDownloads } from './record-downloads.ts'

const button = () => page.getByRole('button', { name: 'Agregar a mi calendario' })

/** Presses the button and returns the text of the file. */
async function download(downloads: ReturnType<typeof recordDownloads>) {
  const count = downloads.length
  await button().click()
  await expect.poll(() => downloads.length).toBe(count + 1)
  expect(downloads[count]?.name).toBe('mis-sesiones.ics')
  return downloads[count]!.text
}

/** Reads a file with another library than the one that writes it: "2026-11-23T08:00 45 Sesión con Ian Vargas", up to a date, by time. */
function readCalendar(text: string, until: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  for (const zone of zones) ICAL.TimezoneService.register(zone)
  const components = calendar.getAllSubcomponents('vevent')
  const isOverride = (component: ICAL.Component) => component.hasProperty('recurrence-id')
  const overrides = components.filter(isOverride).map((component) => new ICAL.Event(component))
  const events = components.filter((component) => !isOverride(component)).map((component) => new ICAL.Event(component))
  for (const event of events) for (const override of overrides) if (override.uid === event.uid) event.relateException(override)
  const listTimes = (event: ICAL.Event) => {
    const times: ICAL.Time[] = []
    const iterator = event.iterator()
    for (let next = iterator.next(); next && next.toString() <= until; next = iterator.next()) times.push(next)
    return times
  }
  const list = (isCanceled: boolean) =>
    events
      .flatMap((event) => listTimes(event).map((time) => event.getOccurrenceDetails(time)))
      .filter(({ item }) => (item.component.getFirstPropertyValue('status') === 'CANCELLED') === isCanceled)
      .map(({ startDate, item }) => `${startDate.toString().slice(0, 16)} ${item.duration.toSeconds() / 60} ${item.summary}`)
      .sort()
  return {
    zones: [...new Set([...zones, ...events.map(({ startDate }) => startDate.zone!)].map(({ tzid }) => tzid))],
    uids: events.map(({ uid }) => uid).sort(),
    count: components.length,
    active: list(false),
    canceled: list(true),
  }
}

/** Changes the examples: Zoe gets a series of three weeks, and of each of three series one week is canceled, postponed or moved. */
async function changeSeries() {
  const series = { workerId: workers.ana, sessionDate: null }
  const zoe = await bookAsColleague({ ...series, clientId: clients.zoe, startsOn: '2026-11-25', endsOn: '2026-12-09', time: 630 })
  await colleague.patch('/v1/sessions/{id}/state', { path: { id: zoe }, body: { state: 'canceled', sessionDate: '2026-12-02' } })
  const records = await colleague.get('/v1/sessions', { query: { workerId: workers.ana, clientId: clients.valentina } })
  const valentina = records.find(({ sessionDate }) => sessionDate === null)!
  await colleague.patch('/v1/sessions/{id}/state', {
    path: { id: valentina.id },
    body: { state: 'postponed', sessionDate: '2026-12-03' },
  })
  const moved = { clientId: clients.sebastian, workerId: workers.ana, turnId: morning }
  await colleague.post('/v1/sessions/bulk', {
    body: {
      sessions: [
        { ...moved, day: 2, time: 580, sessionDate: '2026-12-08', state: 'postponed' },
        { ...moved, day: 3, time: 680, sessionDate: '2026-12-09' },
      ],
    },
  })
}

test('the calendar file has each series as a weekly rule without its canceled, postponed and moved weeks, and the dated sessions', async () => {
  setClinicTime('2026-11-24', '10:10')
  const downloads = recordDownloads()
  const prepare = async () => {
    await changeSeries()
    await signInPage(await createUserOf({ workerId: workers.ana }, 'Terapeuta'))
  }
  await mount(paths.mySessions(), { usesRealServer: true, width: 390, prepare })
  const first = readCalendar(await download(downloads), '2026-12-16')
  expect(first.zones).toEqual(['America/Lima'])
  expect(first.active.filter((line) => line > '2026-11-22')).toEqual([
    '2026-11-23T08:00 45 Sesión con Ian Vargas',
    '2026-11-24T08:00 45 Sesión con Valentina Quiroz',
    '2026-11-24T09:40 45 Sesión con Sebastián Ñahui',
    '2026-11-25T10:30 45 Sesión con Zoe Campos',
    '2026-11-26T08:00 45 Sesión con Valentina Quiroz',
    '2026-11-27T14:30 45 Sesión con Ian Vargas',
    '2026-11-30T08:00 45 Sesión con Ian Vargas',
    '2026-12-01T09:40 45 Sesión con Sebastián Ñahui',
    '2026-12-07T08:00 45 Sesión con Ian Vargas',
    '2026-12-09T10:30 45 Sesión con Zoe Campos',
    '2026-12-09T11:20 45 Sesión con Sebastián Ñahui',
    '2026-12-10T08:00 45 Sesión con Valentina Quiroz',
    '2026-12-14T08:00 45 Sesión con Ian Vargas',
    '2026-12-15T09:40 45 Sesión con Sebastián Ñahui',
  ])
  expect(first.canceled.filter((line) => line > '2026-11-22')).toEqual([
    '2026-12-02T10:30 45 Sesión con Zoe Campos',
    '2026-12-03T08:00 45 Sesión con Valentina Quiroz',
    '2026-12-08T09:40 45 Sesión con Sebastián Ñahui',
  ])
  expect(first.active.filter((line) => line < '2026-10-24')).toEqual([])
  expect(await downloads[0]!.text).not.toContain('DESCRIPTION')
  // A series without an end continues; one with an end does not.
  const later = readCalendar(await downloads[0]!.text, '2027-12-01').active.filter((line) => line > '2027-11-22')
  expect(later).toContain('2027-11-23T09:40 45 Sesión con Sebastián Ñahui')
  expect(later.join()).not.toContain('Zoe')

  await moveAsColleague(sessions.valentina, '2026-11-28')
  const second = readCalendar(await download(downloads), '2026-12-16')
  expect(second.active).toContain('2026-11-28T08:00 45 Sesión con Valentina Quiroz')
  expect(second.active).not.toContain('2026-11-24T08:00 45 Sesión con Valentina Quiroz')
  expect(second.uids).toEqual(first.uids)
  expect(new Set(first.uids).size).toBe(first.uids.length)
})

test('what was deleted since the last calendar file is canceled in the next, and a series that has ended gets its end', async () => {
  setClinicTime('2026-11-24', '10:10')
  const downloads = recordDownloads()
  let deleted = ''
  const prepare = async () => {
    const series = { workerId: workers.ana, sessionDate: null, endsOn: null }
    deleted = await bookAsColleague({ ...series, clientId: clients.zoe, startsOn: '2026-12-02', time: 630 })
    await bookAsColleague({ ...series, clientId: clients.benjamin, startsOn: '2026-09-02', time: 680 })
    await signInPage(await createUserOf({ workerId: workers.ana }, 'Terapeuta'))
  }
  await mount(paths.mySessions(), { usesRealServer: true, width: 390, prepare })
  const first = readCalendar(await download(downloads), '2026-12-10')
  expect(first.active.filter((line) => /Zoe|Benjamín/.test(line) && line > '2026-12')).toEqual([
    '2026-12-02T10:30 45 Sesión con Zoe Campos',
    '2026-12-02T11:20 45 Sesión con Benjamín León',
    '2026-12-09T10:30 45 Sesión con Zoe Campos',
    '2026-12-09T11:20 45 Sesión con Benjamín León',
  ])
  expect(JSON.stringify(localStorage)).not.toMatch(/Zoe|Benjamín/)

  for (const id of [deleted, sessions.valentina]) await colleague.delete('/v1/sessions/{id}', { path: { id } })
  await colleague.delete('/v1/sessions/duplicated', {
    body: { clientId: clients.benjamin, workerId: workers.ana, day: 3, time: 680, fromDate: '2026-10-01' },
  })
  const second = readCalendar(await download(downloads), '2026-12-10')
  expect(second.active.filter((line) => /Zoe|Benjamín/.test(line))).toEqual(['2026-09-30T11:20 45 Sesión con Benjamín León'])
  expect(second.canceled).toEqual(expect.arrayContaining(['2026-11-24T08:00 45 Sesión eliminada', '2026-12-02T10:30 45 Sesión eliminada']))
  expect(second.uids).toEqual(first.uids)
})

test('a series whose dates are confirmed and marked stays one weekly rule of the same event', async () => {
  setClinicTime('2026-11-24', '10:10')
  const downloads = recordDownloads()
  let series = ''
  const prepare = async () => {
    await deleteSessions({ workerId: workers.ana })
    const weekly = { workerId: workers.ana, sessionDate: null, startsOn: '2026-11-18', endsOn: '2026-12-16', time: 630 }
    series = await bookAsColleague({ ...weekly, clientId: clients.zoe })
    await signInPage(await createUserOf({ workerId: workers.ana }, 'Terapeuta'))
  }
  await mount(paths.mySessions(), { usesRealServer: true, width: 390, prepare })
  const first = readCalendar(await download(downloads), '2026-12-31')
  expect([first.active.length, first.count]).toEqual([5, 1])
  const change = (sessionDate: string, attended?: boolean) =>
    colleague.patch('/v1/sessions/{id}/state', { path: { id: series }, body: { sessionDate, state: 'confirmed', attended } })
  await change('2026-11-18', true)
  for (const date of ['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16']) await change(date)
  expect(readCalendar(await download(downloads), '2026-12-31')).toEqual(first)
})

test('a worker without sessions reads that there is nothing to add, and gets no file', async () => {
  const downloads = recordDownloads()
  const prepare = async () => {
    await deleteSessions({ workerId: workers.ana })
    await signInPage(await createUserOf({ workerId: workers.ana }, 'Terapeuta'))
  }
  await mount(paths.mySessions(), { usesRealServer: true, width: 390, prepare })
  await button().click()
  await expect.element(page.getByText('No tiene sesiones que agregar a su calendario.')).toBeVisible()
  expect(downloads).toEqual([])
})
