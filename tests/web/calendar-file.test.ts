import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { buildCalendarFile } from '#web/calendar-file/calendar-file.ts'

test.for([
  'Centro Kallpa; Lima, Perú',
  'C:\\clínica\\n',
  'Primera línea\nsegunda\r\ntercera\rcuarta',
  'Un nombre que es tan largo, con ñ y más de setenta y cinco octetos, que se parte; en dos líneas del archivo',
])('the name %j of a calendar is read back as it is', async (name) => {
  const file = buildCalendarFile({ name, timeZone: 'America/Lima', location: 'Aquí', events: [], now: new Date('2026-11-24T12:00:00Z') })
  // The parser reads a property that it does not know as text only when the file says so.
  const calendar = ICAL.parse((await file.text()).replace('X-WR-CALNAME:', 'X-WR-CALNAME;VALUE=TEXT:'))
  expect(new ICAL.Component(calendar).getFirstPropertyValue('x-wr-calname')).toBe(name.replaceAll(/\r\n?/g, '\n'))
  expect(new ICAL.Component(calendar).getAllProperties().map((property) => property.name)).toEqual([
    'version',
    'prodid',
    'method',
    'x-wr-calname',
  ])
})

test('a line of a calendar has at most 75 octets, and none ends inside a character', async () => {
  const name = `${'a'.repeat(65)}🙂${'ñ'.repeat(40)}👩‍👧${'día '.repeat(30)}`
  const session = { uid: '1@turnos', title: name, date: '2026-12-01', start: 480, end: 525 }
  const file = buildCalendarFile({
    name,
    timeZone: 'America/Lima',
    location: name,
    events: [session],
    now: new Date('2026-11-24T12:00:00Z'),
  })
  const text = await file.text()
  expect(text).not.toContain('\uFFFD')
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!
  expect([event.getFirstPropertyValue('summary'), event.getFirstPropertyValue('location')]).toEqual([name, name])
})

test('the sequence of an event grows with each second, and its last change is the one of its record', async () => {
  const session = { uid: '1@turnos', changedAt: '2026-11-20T08:30:15.250Z', title: 'Sesión', date: '2026-12-01', start: 480, end: 525 }
  const read = async (now: string) => {
    const file = buildCalendarFile({ name: 'Uno', timeZone: 'America/Lima', location: 'Aquí', events: [session], now: new Date(now) })
    const event = new ICAL.Component(ICAL.parse(await file.text())).getFirstSubcomponent('vevent')!
    return { sequence: Number(event.getFirstPropertyValue('sequence')), changed: String(event.getFirstPropertyValue('last-modified')) }
  }
  const [first, second] = [await read('2026-11-24T12:00:00Z'), await read('2026-11-24T12:00:01Z')]
  expect(second.sequence - first.sequence).toBe(1)
  expect([first.changed, second.changed]).toEqual(['2026-11-20T08:30:15Z', '2026-11-20T08:30:15Z'])
})
