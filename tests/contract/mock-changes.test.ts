import { copyFileSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { contractFile } from '../../scripts/generate/contract.ts'
import { startMock } from '../../scripts/mock/server.ts'
import { type Client, createCaller, ids, type Session } from './mock-calls.ts'

afterEach(() => void vi.useRealTimers())

/** Starts a mock until the end of the test. */
async function openMock(options: Parameters<typeof startMock>[0]) {
  const mock = await startMock(options)
  onTestFinished(mock.close)
  return createCaller(mock.url)
}

const setToday = (date: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T12:00:00-05:00`) })

test('the dates of the examples move by whole weeks to the current one, except those of birth', async () => {
  setToday('2027-03-10')
  const { get } = await openMock({ movesDates: true })
  const { body } = await get<Session[]>(`/v1/sessions/by-turn-and-week?turn_id=${ids.morning}&year=2027&month=3&day=10`)
  expect(body).toHaveLength(16)
  expect(body.map(({ session_date }) => session_date)).toEqual(body.map(({ session_date }) => session_date).toSorted())
  expect([body[0]?.session_date, body.at(-1)?.session_date]).toEqual(['2027-03-08', '2027-03-13'])
  expect((await get<{ birth_date: string }>('/v1/person/01998a00-0000-7000-8000-010000000001')).body.birth_date).toBe('2018-05-14')
})

test('nobody has come yet to a session of today or later', async () => {
  const readAttendance = async (date: string) => {
    setToday(date)
    const { get } = await openMock({ movesDates: true })
    return (await get<Session>('/v1/sessions/01998a00-0000-7000-8000-0a0000000001')).body
  }
  expect(await readAttendance('2027-03-08')).toMatchObject({ session_date: '2027-03-08', attended: null })
  expect(await readAttendance('2027-03-09')).toMatchObject({ session_date: '2027-03-08', attended: true })
})

test('a running mock moves its dates when a new week begins', async () => {
  setToday('2027-03-13')
  const { get } = await openMock({ movesDates: true })
  const readDate = async () => (await get<Session>(`/v1/sessions/${ids.zoeOnWednesday}`)).body.session_date
  expect(await readDate()).toBe('2027-03-10')
  setToday('2027-03-14')
  expect(await readDate()).toBe('2027-03-17')
})

test('the mock follows its contract, and says what is wrong with one that cannot be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'scheduling.yaml')
  copyFileSync(contractFile, file)
  const { get } = await openMock({ file })
  const readName = () => get<Client & { error: { message: string } }>(`/v1/clients/${ids.zoe}`)
  let changes = 0
  const save = (text: string) => {
    writeFileSync(file, text)
    // Two changes may otherwise have the same time.
    const time = Date.now() / 1000 + ++changes
    utimesSync(file, time, time)
  }
  const contract = readFileSync(file, 'utf8')
  expect((await readName()).body.person.name).toBe('Zoe')
  save(contract.replaceAll('name: Zoe', 'name: Zoraida'))
  expect((await readName()).body.person.name).toBe('Zoraida')
  save(`${contract}\n  : [`)
  const broken = await readName()
  expect(broken.status).toBe(500)
  expect(broken.body.error.message).toMatch(/contract cannot be served/)
  save(contract)
  expect((await readName()).body.person.name).toBe('Zoe')
})
