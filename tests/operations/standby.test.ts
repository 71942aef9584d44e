import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../../scripts/app/app-process.ts'
import { password } from '../../scripts/bench/bench-data.ts'
import { type Booking, insertClinic } from './clinic.ts'
import { readBlocks } from './document-blocks.ts'
import { countOutcomes, expectNothingLost, report, send, startWriters } from './load.ts'
import { createMachine, type Machine, parseEnvironment, replaceAddresses } from './machine.ts'
import { queryOnce } from './postgres-cluster.ts'
import { createFolder, endAll, findFreePorts, run, startProgram } from './programs.ts'

// These tests follow docs/operations.md from two machines that have just been installed, in the order of its section.

const section = readBlocks('docs/two-servers.md')
const folder = createFolder()
let one: Machine
let two: Machine
let clinic: Awaited<ReturnType<typeof insertClinic>>
/** The address of Caddy. */
let site: string

const view = section.take('# on the primary: is the standby there?')
const waitForStandby = (primary: Machine) =>
  vi.waitUntil(async () => /streaming \| sync/.test(await primary.run(view)), { timeout: 60_000 })

beforeAll(async () => {
  const [p1 = 0, h1 = 0, s1 = 0, p2 = 0, h2 = 0, s2 = 0, https = 0] = await findFreePorts(7)
  const machines = {
    '10.0.0.1': { postgres: p1, haproxy: h1, server: s1 },
    '10.0.0.2': { postgres: p2, haproxy: h2, server: s2 },
  }
  one = await createMachine(join(folder, 'one'), '10.0.0.1', machines)
  two = await createMachine(join(folder, 'two'), '10.0.0.2', machines)
  for (const machine of [one, two]) {
    machine.write(section.take('# /etc/postgresql/15/main/conf.d/turnos.conf'), 'conf.d/turnos.conf')
    machine.cluster.allow(machine.replace(section.take('# at the end of /etc/postgresql/15/main/pg_hba.conf')))
    await machine.cluster.start()
    await machine.startHaproxy(section.take('# at the end of /etc/haproxy/haproxy.cfg'))
  }
  await one.run(section.take('# on the primary, 10.0.0.1'))
  await two.run(section.take('# on the standby, 10.0.0.2'))
  await one.run(section.take('# on the primary, once the standby runs'))
  await waitForStandby(one)

  const environment = section.take('# /etc/turnos.env')
  clinic = await insertClinic(parseEnvironment(one.replace(environment)).DATABASE_URL!, 8)
  for (const machine of [one, two]) await machine.startTurnos(environment)

  const caddyfile = replaceAddresses(section.take('# /etc/caddy/Caddyfile'), machines)
  // A certificate of a public authority cannot be had in a test.
  const settings = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n'
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, settings + caddyfile.replace(/^turnos\.example\.org \{$/m, `https://localhost:${https} {\n\ttls internal`))
  startProgram(['caddy', 'run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  site = `https://localhost:${https}`
  await vi.waitUntil(async () => (await send(`${site}/readyz`)).status === 200, { timeout: 60_000 })
})
afterAll(endAll)

test('a user signs in by HTTPS, with a cookie that only HTTPS carries, because the server trusts the proxy', async () => {
  const answer = await send(`${site}/api/v1/auth/login`, { method: 'POST', body: { username: 'admin', password } })
  expect(answer).toMatchObject({ status: 200, headers: { 'set-cookie': [expect.stringMatching(/^__Host-turnos=.*Secure/)] } })
})

/** The cookies of a site with HTTPS. */
const getCookies = () => clinic.cookies.map((cookie) => `__Host-${cookie}`)

test('the upgrade of one server after the other fails no call', async () => {
  const upgrade = section.take('# on 10.0.0.1, and when it has ended')
  const writers = startWriters({ url: site, cookies: getCookies(), bookings: clinic.bookings })
  await vi.waitUntil(() => writers.countStored() > 20, { timeout: 60_000 })
  await one.run(upgrade)
  await two.run(upgrade.replaceAll('10.0.0.1', '10.0.0.2'))
  const attempts = await writers.stop()
  report(`restart behind Caddy: ${JSON.stringify(countOutcomes(attempts))}`)
  expect(countOutcomes(attempts)).toEqual({ 201: attempts.length })
})

/** Makes bookings of different workers, which do not wait for each other. */
function takeBookingsOfWorkers(count: number) {
  const byWorker = new Map<string, Booking>()
  while (byWorker.size < count) {
    const booking = clinic.bookings.next().value
    byWorker.set(booking.worker_id, booking)
  }
  return [...byWorker.values()]
}

test('while the only standby is off, changes wait beyond every limit of time, and are stored once the primary goes on without it', async () => {
  await two.cluster.stop()
  expect(await one.run(view)).toContain('(0 rows)')
  // A server has ten connections for calls.
  const saves = takeBookingsOfWorkers(10).map((body, index) =>
    send(`${one.url}/api/v1/sessions`, { method: 'POST', cookie: clinic.cookies[index % 8], body }),
  )
  // A statement may take 15 seconds. If that ended the wait, PostgreSQL would acknowledge what the standby does not have.
  expect(await Promise.race([...saves, wait(18_000)])).toBeUndefined()
  expect((await send(`${one.url}/readyz`)).status).toBe(503)
  await one.run(section.take('# on the primary: go on without a standby'))
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 201))
  expect((await send(`${one.url}/readyz`)).status).toBe(200)
  await two.cluster.start()
  await one.run(section.take('# on the primary, once the standby runs'))
  await waitForStandby(one)
})

test('after the primary is killed under load, the servers go on with the promoted standby within 10 s, and every acknowledged change is there', async () => {
  const writers = startWriters({ url: site, cookies: getCookies(), bookings: clinic.bookings, repeats: true })
  await vi.waitUntil(() => writers.countStored() > 50, { timeout: 60_000 })
  await one.cluster.kill()
  const killed = performance.now()
  const stored = writers.countStored()
  await two.run(section.take('# on the standby: it becomes the primary'))
  const promoted = performance.now()
  await vi.waitUntil(() => writers.countStored() > stored + 8, { timeout: 10_000, interval: 20 })
  const { at } = writers.attempts.find(({ answer, at }) => answer.status === 201 && at > promoted)!
  report(
    `standby: promoted ${Math.round(promoted - killed)} ms after the primary was killed, first change stored after ${Math.round(at - killed)} ms`,
  )
  await vi.waitUntil(() => writers.countStored() > stored + 50, { timeout: 60_000 })
  const attempts = await writers.stop()
  report(`calls around the loss of the primary: ${JSON.stringify(countOutcomes(attempts))}`)
  await expectNothingLost(two.cluster.url.replace(/postgres$/, 'turnos'), attempts)
})

test('the machine that failed becomes the standby of the new primary', async () => {
  await one.run('rm /etc/postgresql/15/main/conf.d/synchronous.conf')
  await one.run(section.take('# on the standby, 10.0.0.2').replaceAll('10.0.0.1', '10.0.0.2'))
  await two.run(section.take('# on the primary, once the standby runs'))
  await waitForStandby(two)
  const writers = startWriters({ url: site, cookies: getCookies(), bookings: clinic.bookings })
  await vi.waitUntil(() => writers.countStored() > 20, { timeout: 60_000 })
  expect(countOutcomes(await writers.stop())).toEqual({ 201: writers.attempts.length })
})

test('the backup script copies a backup to another machine, which is restored from there', async () => {
  const [backups, away] = [join(folder, 'backups'), join(folder, 'away')]
  for (const name of [backups, away]) mkdirSync(name)
  const script = join(folder, 'turnos-backup')
  const text = section
    .take('# /usr/local/bin/turnos-backup')
    .replaceAll('/var/lib/turnos/backups', backups)
    .replace('/opt/turnos', root)
    .replace('turnos@10.0.0.4:backups/', away)
  writeFileSync(script, text)
  chmodSync(script, 0o755)
  const output = await run([script], { env: { ...process.env, ...two.environment() } })
  expect(output).toMatch(/is complete and was read back: \d+ rows/)
  expect(readdirSync(away)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
  const file = join(away, readdirSync(away)[0]!)
  const environment = join(folder, 'turnos.env')
  writeFileSync(
    environment,
    Object.entries(two.environment())
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  const restore = section
    .take('# on 10.0.0.1: the backup replaces everything')
    .replace('/etc/turnos.env', environment)
    .replace('/opt/turnos', root)
    .replace('runuser -u turnos -- ', '')
    .replace(/\S+\/backups\/\S+/, file)
  const counted = () => queryOnce(two.cluster.url.replace(/postgres$/, 'turnos'), 'select count(*) from session')
  const before = await counted()
  await queryOnce(two.cluster.url.replace(/postgres$/, 'turnos'), 'delete from session')
  await run(['sh', '-euc', restore], { env: process.env })
  expect(await counted()).toEqual(before)
})

test('systemd understands the units', async () => {
  const units = join(folder, 'units')
  mkdirSync(units)
  const service = readBlocks('docs/operations.md').take('# /etc/systemd/system/turnos.service')
  const files = {
    'turnos.service': service.replace(/^Environment=.*$/m, `EnvironmentFile=/etc/turnos.env`),
    'turnos-backup.service': section.take('# /etc/systemd/system/turnos-backup.service'),
    'turnos-backup.timer': section.take('# /etc/systemd/system/turnos-backup.timer'),
  }
  // A unit of Debian's package, to which the paper adds.
  mkdirSync(join(units, 'caddy.service.d'))
  writeFileSync(join(units, 'caddy.service'), '[Service]\nExecStart=/bin/sh\n')
  writeFileSync(join(units, 'caddy.service.d/restart.conf'), section.take('# /etc/systemd/system/caddy.service.d/restart.conf'))
  for (const [name, text] of Object.entries(files)) {
    expect(text).toContain(name)
    writeFileSync(join(units, name), text.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/sh').replace('/opt/turnos', root))
  }
  expect(await run(['systemd-analyze', 'verify', ...[...Object.keys(files), 'caddy.service'].map((name) => join(units, name))])).toBe('')
})

test('every block of the section was run', () => {
  expect(section.listRest()).toEqual([])
})
