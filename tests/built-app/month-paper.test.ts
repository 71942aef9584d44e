import { afterAll, expect, test } from 'vitest'
import { getWeekday } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { createRecord } from '../small-clinic.ts'
import { startClinic } from './clinic.ts'
import { printPage } from './print-page.ts'

/** A month of 31 days. */
const month = '2025-10'
const people = 60

const clinic = await startClinic()
afterAll(() => clinic.end())

test('the month of 60 people is printed on sheets that each repeat the head and say what they show, and cuts nothing', async () => {
  const { path, names } = await createMonth()
  const page = await (await clinic.openContext()).newPage()
  await page.goto(clinic.url + path)
  await page.getByRole('rowheader', { name: names.at(-1)! }).waitFor()
  const { texts: lines, sizes, words } = await printPage(page)
  // Long names take two lines.
  const texts = lines.map((text) => text.replaceAll(/\s+/g, ' '))

  expect(texts.length).toBeGreaterThan(1)
  expect(new Set(sizes)).toEqual(new Set(['842 × 595']))
  for (const [index, text] of texts.entries()) {
    expect(text).toMatch(/Vista de Asistencias · Mes largo, Día · octubre 2025 · impreso el \d+ [a-z]{3} 20\d\d, \d\d:\d\d/i)
    expect(text).toContain(`Página ${index + 1} de ${texts.length}`)
    expect(text).toMatch(/Cliente/)
    expect(text).toMatch(/Asist\./)
    const numbers = new Set(words[index]!.map(({ str }) => str.trim()))
    for (let day = 1; day <= 31; day++) expect(numbers).toContain(String(day))
    // The margins are 10 mm, 28.3 points.
    const edges = words[index]!.filter(({ str }) => str.trim()).flatMap(({ x, width }) => [x, x + width])
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(28)
    expect(Math.max(...edges)).toBeLessThanOrEqual(842 - 28)
  }
  for (const name of names) expect(texts.filter((text) => text.includes(name))).toHaveLength(1)
  // Without colors, letters tell who came and who did not.
  const letters = words.flat().map(({ str }) => str.trim())
  expect(letters.filter((letter) => letter === 'V').length).toBeGreaterThanOrEqual(180)
  expect(letters.filter((letter) => letter === 'N').length).toBeGreaterThanOrEqual(60)
})

/** Creates a turn in which 60 clients come four times a month, of which they miss one. Returns the path of its month and the names of the rows. */
async function createMonth() {
  const { call } = clinic
  const buildPerson = (name: string, father: string, document: number) => ({
    person: {
      name,
      father_last_name: father,
      mother_last_name: 'Villavicencio',
      document: String(document),
      document_type: 0,
      gender: true,
    },
  })
  const schedule = await createRecord(call, '/schedules', {
    name: 'Mes largo',
    session_duration: 12,
    break_duration: 0,
    turns: [{ name: 'Día', start_time: 480, end_time: 1200 }],
  })
  const turn = (await call<{ turns: { id: string }[] }>('GET', `/schedules/${schedule}`)).turns[0]!.id
  const worker = await createRecord(call, '/workers', { ...buildPerson('Carmen', 'Ibáñez', 48_000_000), positions: [5] })
  const names: string[] = []
  const sessions: unknown[] = []
  for (let index = 0; index < people; index++) {
    const name = `Persona ${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + Math.floor(index / 26))}`
    const client_id = await createRecord(call, '/clients', buildPerson(name, 'Montenegro', 78_000_000 + index))
    names.push(`Montenegro Villavicencio, ${name}`)
    for (const [visit, day] of ['01', '08', '15', '31'].entries()) {
      const session_date = `${month}-${day}`
      sessions.push({
        client_id,
        worker_id: worker,
        turn_id: turn,
        session_date,
        day: getWeekday(session_date),
        time: 480 + index * 12,
        attended: visit < 3,
      })
    }
  }
  await call('POST', '/sessions/bulk', { sessions })
  return { path: paths.attendance({ schedule, turn, month }), names }
}
