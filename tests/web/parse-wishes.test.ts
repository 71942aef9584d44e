import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { parseWishes } from '#web/waiting-list/form/parse-wishes.ts'

/** A Tuesday. */
const today = '2026-11-24'
const workers = [
  { id: 'ana', name: 'Ana Torres', searched: 'Ana Torres Medina' },
  { id: 'luis', name: 'Luis Olmos', searched: 'Luis Olmos Peña' },
  { id: 'noelia', name: 'Noelia Sinchi', searched: 'Noelia Sinchi Solís' },
  { id: 'domingo', name: 'Domingo Sáenz', searched: 'Domingo Sáenz Ñique' },
]

/** Writes what was read: "1 3 | 16:00-18:00 | 2026-12-01..2026-12-20 | ana | ¿word?". What is empty is left out. */
function read(text: string) {
  const { days, fromTime, toTime, fromDate, untilDate, workerIds, unknown } = parseWishes(text, { workers, today })
  const formatTime = (time: number | null) => (time === null ? '' : `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`)
  return [
    days.join(' '),
    fromTime === null && toTime === null ? '' : `${formatTime(fromTime)}-${formatTime(toTime)}`,
    fromDate === null && untilDate === null ? '' : `${fromDate ?? ''}..${untilDate ?? ''}`,
    workerIds.join(' '),
    unknown.map((word) => `¿${word}?`).join(' '),
  ]
    .filter(Boolean)
    .join(' | ')
}

test.each([
  // Days
  ['lunes', '1'],
  ['Lunes, miércoles y viernes', '1 3 5'],
  ['lu/mi/vi', '1 3 5'],
  ['de lunes a viernes', '1 2 3 4 5'],
  ['de lunes hasta viernes', '1 2 3 4 5'],
  ['desde el lunes hasta el viernes', '1 2 3 4 5'],
  ['viernes a lunes', '1 5 6 0'],
  ['sábados o domingos', '6 0'],
  ['fines de semana', '6 0'],
  ['entre semana', '1 2 3 4 5'],
  ['todos los días', ''],
  ['cualquier día y hora', ''],
  // Days that do not suit
  ['cualquier día menos martes', '1 3 4 5 6 0'],
  ['todos los días excepto sábados y domingos', '1 2 3 4 5'],
  ['por las tardes menos el jueves', '1 2 3 5 6 0 | 13:00-'],
  ['de lunes a viernes salvo el miércoles', '1 2 4 5'],
  ['mañanas, que no sea lunes', '2 3 4 5 6 0 | -13:00'],
  ['no puede los martes ni los jueves', '1 3 5 6 0'],
  ['los viernes no puede', '1 2 3 4 6 0'],
  ['menos el jueves, con Ana, hasta el 20/12', '1 2 3 5 6 0 | ..2026-12-20 | ana'],
  ['menos el jueves con Ana', '1 2 3 5 6 0 | ana'],
  ['menos el jueves por la tarde', '¿menos el jueves por la tarde?'],
  ['lunes, menos los martes de 4 a 6', '1 | ¿menos los martes de 4 a 6?'],
  ['menos por la tarde', '¿menos por la tarde?'],
  ['lunes menos lunes', '1 | ¿menos?'],
  // Parts of the day
  ['todas las tardes', '13:00-'],
  ['únicamente sáb. en las mañanas!', '6 | -13:00'],
  ['solo mañanas', '-13:00'],
  ['solo por la mañana', '-13:00'],
  ['por las tardes', '13:00-'],
  ['mañanas o tardes', ''],
  ['lunes por la mañana y martes por la tarde', '1 2 | ¿manana? ¿tarde?'],
  ['mañana por la tarde', '13:00- | ¿manana?'],
  ['por las noches', '¿noches?'],
  // Hours
  ['lunes o miércoles de 4 a 6', '1 3 | 16:00-18:00'],
  ['después de las 5', '17:00-'],
  ['de 3 a 5 pm', '15:00-17:00'],
  ['de 3 a 5 de la tarde', '15:00-17:00'],
  ['de 9 a 11 am', '9:00-11:00'],
  ['de 11 a 1 pm', '11:00-13:00'],
  ['de 9 a 1', '9:00-13:00'],
  ['de 4 a 7', '16:00-19:00'],
  ['desde las 4 hasta las 7', '16:00-19:00'],
  ['desde las 9 hasta la 1 de la tarde', '9:00-13:00'],
  ['de 9 de la mañana a 1 de la tarde', '9:00-13:00'],
  ['16:00 - 18:00', '16:00-18:00'],
  ['de 16 h a 18 h', '16:00-18:00'],
  ['3 a 5 pm', '15:00-17:00'],
  ['entre las 9 y las 11', '9:00-11:00'],
  ['antes del mediodía', '-12:00'],
  ['desde el mediodía', '12:00-'],
  ['antes de las 10', '-10:00'],
  ['no antes de las 10', '10:00-'],
  ['no después de las 6', '-18:00'],
  ['a partir de las 4:30', '16:30-'],
  ['a partir de las 04:30', '4:30-'],
  ['de 9:30 a 1:30', '9:30-13:30'],
  ['antes de las 10 o después de las 4', '16:00- | ¿antes? ¿10?'],
  ['noche después de las 7', '19:00-'],
  ['por las noches, desde las 8', '20:00-'],
  ['noche después de las 3', '15:00- | ¿noche?'],
  ['de 8 a 10 o martes noche', '2 | 8:00-10:00 | ¿noche?'],
  ['a partir de las 4:30 pm', '16:30-'],
  ['mañanas, desde las 10', '10:00-13:00'],
  ['mañanas, desde las 5 pm', '17:00- | ¿mañana?'],
  // Hours that no entry can say
  ['hasta las 7', '¿hasta? ¿7?'],
  ['lunes a las 5', '1 | ¿5?'],
  ['lunes 4 a 6', '1 | ¿4? ¿6?'],
  ['a las 17:30', '¿17:30?'],
  ['tipo 5 pm', '¿tipo? ¿5? ¿pm?'],
  ['lunes de 4 a 6 y martes de 5 a 7', '1 2 | 16:00-18:00 | ¿5? ¿7?'],
  ['desde las 9, desde las 15', '9:00- | ¿desde? ¿15?'],
  // Dates
  ['a partir del 15', '2026-12-15..'],
  ['desde el 30', '2026-11-30..'],
  ['hasta el 20', '..2026-12-20'],
  ['a partir del 15 de enero', '2027-01-15..'],
  ['hasta el viernes 18/12', '..2026-12-18'],
  ['antes del 20/12', '..2026-12-19'],
  ['después del 15', '2026-12-16..'],
  ['del 7 al 11 de diciembre', '2026-12-07..2026-12-11'],
  ['del 7 al 11', '2026-12-07..2026-12-11'],
  ['desde mañana, por las tardes', '13:00- | 2026-11-25..'],
  ['desde hoy', '2026-11-24..'],
  ['desde las 15, desde el 15', '15:00- | 2026-12-15..'],
  ['desde el lunes', '¿desde el lunes?'],
  ['hasta el viernes, por la mañana', '-13:00 | ¿hasta el viernes?'],
  ['en diciembre', '¿diciembre?'],
  ['la próxima semana', '¿proxima? ¿semana?'],
  // People
  ['con Ana o Luis', 'ana luis'],
  ['ma ju, luis', '2 4 | luis'],
  ['con Ana de lunes a viernes', '1 2 3 4 5 | ana'],
  ['que no sea con Ana', '¿que no sea con ana?'],
  ['martes sin Luis', '2 | ¿sin luis?'],
  ['menos con Luis, lunes', '1 | ¿menos con luis?'],
  ['no muy temprano', '¿no muy temprano?'],
  ['con Pedro', '¿pedro?'],
  ['martes urgente', '2 | ¿urgente?'],
])('«%s» is read as «%s»', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['martes 3:30 a 5', '2 | 15:30-17:00'],
  ['martes de 3:30 a 5:00 p.m.', '2 | 15:30-17:00'],
  ['de 8:30 a 5', '8:30-17:00'],
  ['de 10:30 a 12 pm', '10:30-12:00'],
  ['de 11:30 a 1 de la tarde', '11:30-13:00'],
  ['después de las 5 y antes de las 7', '17:00-19:00'],
  ['nunca antes de las 9', '9:00-'],
])('«%s» is read as %s, because its end says which half of the day it means', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('a whole word of a name counts before the beginning of another name', () => {
  const both = [
    ...workers,
    { id: 'mar', name: 'Mar Sol', searched: 'Mar Sol Vega' },
    { id: 'marta', name: 'Marta Paz', searched: 'Marta Paz Gil' },
  ]
  expect(parseWishes('con Mar', { workers: both, today }).workerIds).toEqual(['mar'])
  expect(parseWishes('con mart', { workers: both, today }).workerIds).toEqual(['marta'])
})

test('every number that is typed is in what is read, or is named', () => {
  const texts = [
    'lunes 5',
    'de 25 a 30',
    '5 o 6',
    'hasta las 99',
    'desde las 4 y desde las 6',
    'de 8 a 12 y de 2 a 4',
    '4-6',
    'menos de 5 a 6',
  ]
  for (const text of texts) {
    const { unknown, fromTime, toTime } = parseWishes(text, { workers, today })
    const isRead = (hour: number) => [hour * 60, (hour + 12) * 60].some((time) => time === fromTime || time === toTime)
    for (const [number] of text.matchAll(/\d+/g))
      expect(isRead(Number(number)) || unknown.join(' ').includes(number), `${text}: ${number}`).toBe(true)
  }
  expect(parseTimeOfDay('17:00')).toBe(parseWishes('después de las 5', { workers, today }).fromTime)
})
