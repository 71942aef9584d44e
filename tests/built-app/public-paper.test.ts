import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatLongDate, formatWeek, getWeekdayName } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekday, getWeekStart, listWeekDates } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { createRecord } from '../small-clinic.ts'
import { startClinic } from './clinic.ts'
import { printPage } from './print-page.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

let page: Page
beforeAll(async () => {
  page = await (await clinic.newContext({ viewport: { width: 390, height: 844 } })).newPage()
})

const today = toLocalDate(new Date(), 'America/Lima')

/** Creates a turn of twelve hours with sessions of some length, in which a client comes every day but today, from this Sunday on, and opens the client's page. */
async function openPage(minutes: number) {
  const { call, ids } = clinic
  const schedule = await createRecord(call, '/schedules', {
    name: `Cada ${minutes} minutos`,
    session_duration: minutes,
    break_duration: 0,
    turns: [{ name: 'Todo el día', start_time: 480, end_time: 1200 }],
  })
  const { turns } = await call<{ turns: { id: string }[] }>('GET', `/schedules/${schedule}`)
  const passed = listWeekDates(getWeekStart(today)).filter((date) => date < today)
  const dates = [...passed, ...Array.from({ length: 27 }, (_, index) => addDays(today, index + 1))]
  await call('POST', '/sessions/bulk', {
    sessions: dates.map((date) => ({
      client_id: ids.ian,
      worker_id: ids.ana,
      turn_id: turns[0]!.id,
      session_date: date,
      day: getWeekday(date),
      time: 480,
    })),
  })
  const url = await call<string>('GET', '/clients/public-link/generate')
  await call('POST', '/clients/public-link', { schedule_id: schedule, worker_ids: [ids.ana, ids.bruno], client_id: ids.ian, url })
  await page.goto(clinic.url + paths.publicPage(url))
  await page.getByRole('heading', { name: 'Su próxima sesión es mañana a las 8:00' }).waitFor()
  return dates
}

afterEach(async () => {
  await clinic.deleteSessions()
  await clinic.call('DELETE', `/clients/${clinic.ids.ian}/public-link`)
})

test.each([45, 20, 10, 6])('the public page of a turn with sessions of %d minutes is printed on one upright sheet', async (minutes) => {
  const dates = await openPage(minutes)
  const { texts, sizes, words } = await printPage(page)
  expect(sizes).toEqual(['595 × 842'])
  const text = texts[0]!.replaceAll(/\s+/g, ' ')
  for (const date of dates) expect(text.toLowerCase()).toContain(`${formatLongDate(date)}, 8:00`)
  const times = words[0]!.map(({ str }) => str.trim()).filter((str) => /^\d\d:\d\d$/.test(str))
  expect(new Set(times).size).toBe(Math.floor(720 / minutes))
  // No day of the week is broken in two.
  for (const date of dates.slice(-7)) expect(text.slice(text.indexOf('Horario del centro'))).toContain(getWeekdayName(date))
  expect(text).toContain('Para cambiar o cancelar una sesión')
})

test('the paper of the public page says dates and not how far away they are', async () => {
  await openPage(50)
  const { texts } = await printPage(page)
  expect(texts[0]).toContain(`Su próxima sesión es el ${formatLongDate(addDays(today, 1))} a las 8:00`)
  expect(texts[0]).toContain(formatWeek(getWeekStart(today)))
  expect(texts[0]).not.toMatch(/\b(hoy|mañana|ayer|esta semana|próximas semanas)\b/i)
})
