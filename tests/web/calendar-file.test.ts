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
