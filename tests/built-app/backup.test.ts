import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import { createDataFolder, runScript, runToExit, startApp } from '../../scripts/app/app-process.ts'
import { showCode } from '../second-factor-app.ts'
import { administrator } from './administrator.ts'

const data = createDataFolder(inject('startedDataFolder'))
const folder = mkdtempSync(join(tmpdir(), 'turnos-backups-'))
afterAll(() => {
  data.remove()
  rmSync(folder, { recursive: true })
})

const file = join(folder, 'turnos.backup')
const backUp = (dataDir: string) => runScript({ DATA_DIR: dataDir }, 'src/server/backup/backup-command.ts', [file])
const restore = (dataDir: string, ...options: string[]) =>
  runScript({ DATA_DIR: dataDir }, 'src/server/backup/restore-command.ts', [file, ...options])
const signIn = (url: string, password: string = administrator.password) =>
  fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: administrator.name, password }),
  })

const cookieOf = async (signedIn: Promise<Response>) => (await signedIn).headers.get('set-cookie')!.split(';')[0]!

/** Creates a schedule, so that the database has data. */
async function createSchedule(url: string) {
  const turns = [{ name: 'Mañana', start_time: 480, end_time: 720 }]
  const response = await fetch(`${url}/api/v1/schedules`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: await cookieOf(signIn(url)) },
    body: JSON.stringify({ name: 'Terapias', session_duration: 45, break_duration: 15, turns }),
  })
  expect(response.status).toBe(201)
}

test('a running server is backed up through a socket of its owner, and restored into another folder', async () => {
  const app = await startApp({ DATA_DIR: data.folder })
  expect(statSync(join(data.folder, 'backup.sock')).mode & 0o777).toBe(0o600)
  expect(await backUp(data.folder)).toEqual({ code: 0, output: expect.stringMatching(/is complete and was read back: \d+ rows\.\n$/) })
  expect(await restore(data.folder, '--replace')).toEqual({
    code: 1,
    output: expect.stringContaining('Another process is using the data folder'),
  })
  await app.end('SIGTERM')
  expect(existsSync(join(data.folder, 'backup.sock'))).toBe(false)

  const other = join(folder, 'data')
  expect(await restore(other)).toEqual({ code: 0, output: expect.stringContaining('Everybody has to sign in again') })
  const restored = await startApp({ DATA_DIR: other })
  expect((await signIn(restored.url)).status).toBe(200)
  expect(restored.output()).not.toContain('First start')
  await restored.end('SIGKILL')
  // The socket that a killed server leaves behind is in nobody's way.
  expect((await backUp(other)).code).toBe(0)
})

test('a server writes the backup of the day into BACKUP_DIR, once something was entered', async () => {
  const daily = join(folder, 'daily')
  const first = await startApp({ DATA_DIR: data.folder, BACKUP_DIR: daily })
  await createSchedule(first.url)
  await first.end('SIGTERM')
  expect(readdirSync(daily)).toEqual([])
  const app = await startApp({ DATA_DIR: data.folder, BACKUP_DIR: daily })
  await expect
    .poll(() => (existsSync(daily) ? readdirSync(daily) : []))
    .toEqual([expect.stringMatching(/^turnos-\d{4}-\d\d-\d\d\.backup$/)])
  await app.end('SIGTERM')
})

test('what cannot be backed up or restored is said in one sentence', async () => {
  const missing = join(folder, 'nothing')
  expect(await backUp(missing)).toEqual({ code: 1, output: expect.stringContaining(`There is no database in ${missing}: `) })
  rmSync(file, { force: true })
  expect(await restore(join(folder, 'new'))).toEqual({ code: 1, output: `There is no file ${file}.\n` })
})

test('a server whose data folder is deleted ends with a sentence, and what it had answered is in a last backup', async () => {
  const lost = createDataFolder(inject('startedDataFolder'))
  const daily = join(folder, 'lost-backups')
  const environment = { DATA_DIR: lost.folder, BACKUP_DIR: daily }
  const app = await startApp(environment)
  await createSchedule(app.url)
  // After the start the server opens the files that a last backup needs.
  let files = 0
  const hasOpenedFiles = () => {
    const before = files
    files = readdirSync(`/proc/${app.pid}/fd`).length
    return files === before
  }
  await expect.poll(hasOpenedFiles, { interval: 700 }).toBe(true)
  lost.remove()
  expect(await app.exited).toBe(1)
  const [, last] = /ran, so the server ends\. What it held is in a last backup: run "npm run restore -- (\S+\.last\.backup)"\.\n$/.exec(
    app.output(),
  )!

  // A new server starts on an empty database, and says how to go back.
  const empty = await startApp(environment)
  await empty.end('SIGTERM')
  expect(empty.output()).toContain(
    `The database in ${lost.folder} is new and empty, but there are backups: to go back to the newest, stop the server and run "npm run restore -- ${last}".\n`,
  )
  const { output } = await runScript(environment, 'src/server/backup/restore-command.ts', [last!])
  expect(output).toContain(`is restored into ${join(lost.folder, 'db')}: `)
  const restored = await startApp(environment)
  const headers = { cookie: await cookieOf(signIn(restored.url)) }
  expect(await (await fetch(`${restored.url}/api/v1/schedules`, { headers })).text()).toContain('Terapias')
  await restored.end('SIGTERM')
  lost.remove()
})

test('a backup replaces an older one, and no other file', async () => {
  const notes = join(folder, 'notes.txt')
  writeFileSync(notes, 'mine')
  const run = (...args: string[]) => runScript({ DATA_DIR: data.folder }, 'src/server/backup/backup-command.ts', args)
  expect(await run(notes)).toEqual({
    code: 1,
    output: `There is a file ${notes} already, which is not a backup of Turnos: choose another name.\n`,
  })
  expect(readFileSync(notes, 'utf8')).toBe('mine')
  expect((await run(file)).code).toBe(0)
  expect((await run(file)).code).toBe(0)
  expect(await run('--help')).toEqual({ code: 0, output: 'Usage: npm run backup -- FILE\n' })
  expect(await run('--', '-notes')).toEqual({ code: 1, output: 'Usage: npm run backup -- FILE\n' })
})

test('a daily backup that hangs does not keep the server from ending', async () => {
  const daily = join(folder, 'hanging')
  mkdirSync(daily)
  // A pipe without a writer answers as little as a folder of another machine that is away.
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Lima' }).format(new Date())
  execFileSync('mkfifo', [join(daily, `turnos-${today}.backup`)])
  const app = await startApp({ DATA_DIR: data.folder, BACKUP_DIR: daily })
  await app.end('SIGTERM')
  expect(app.output()).toContain(`The daily backup did not end: the folder ${daily} does not answer.\n`)
})

test('damaged pages are named with what to do, by a backup while the server runs and by the server at its start', async () => {
  const damaged = createDataFolder(inject('startedDataFolder'))
  const dir = join(damaged.folder, 'db')
  const database = await openDatabase({ dir })
  const { rows } = await sql<{ module: string; migration: string }>`
    select pg_relation_filepath('module') as module, pg_relation_filepath('migration') as migration
  `.execute(database.db)
  await database.close()
  const damage = (path: string) => writeFileSync(join(dir, path), Buffer.alloc(8192, 0xff), { flag: 'r+' })
  const explained = `The database in ${dir} is damaged (invalid page in block 0 of relation "PATH"): stop the server, move the folder away and run "npm run restore -- FILE" with a backup.`
  damage(rows[0]!.module)
  const app = await startApp({ DATA_DIR: damaged.folder })
  expect((await backUp(damaged.folder)).output.replace(/base[\d/]+/, 'PATH')).toBe(`The server cannot back up its database: ${explained}\n`)
  await app.end('SIGTERM')
  damage(rows[0]!.migration)
  expect((await runToExit({ DATA_DIR: damaged.folder })).output.replace(/base[\d/]+/, 'PATH')).toBe(`${explained}\n`)
  damaged.remove()
})

/** Gives the administrator a second factor, with which the password alone signs nobody in. */
async function setSecondFactor(url: string) {
  const cookie = await cookieOf(signIn(url))
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', origin: url, cookie }
    const response = await fetch(`${url}/api/v1/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as { secret: string }
  }
  const { secret } = await post('second-factor', { current_password: administrator.password })
  await post('second-factor/confirm', { code: showCode(secret, new Date()) })
  expect((await signIn(url)).status).toBe(401)
}

test('a user gets a new password by a command while the server does not run, and needs no code any more', async () => {
  const forgotten = createDataFolder(inject('startedDataFolder'))
  const run = (...args: string[]) => runScript({ DATA_DIR: forgotten.folder }, 'src/server/passwords/password-command.ts', args)
  const before = await startApp({ DATA_DIR: forgotten.folder })
  await setSecondFactor(before.url)
  await before.end('SIGTERM')
  expect(await run('nobody')).toEqual({ code: 1, output: 'There is no user nobody.\n' })
  const { output } = await run('Admin')
  const [, password] =
    /^Sign in as "Admin" with the password (\S+) within 7 days, and choose another one then\. No code is needed\.\n$/.exec(output)!
  const app = await startApp({ DATA_DIR: forgotten.folder })
  expect((await signIn(app.url)).status).toBe(401)
  expect((await signIn(app.url, password)).status).toBe(200)
  await app.end('SIGTERM')
  forgotten.remove()
})

test('a new password is refused without a database of this release, which the command neither makes nor brings to it', async () => {
  const run = (dataDir: string) => runScript({ DATA_DIR: dataDir }, 'src/server/passwords/password-command.ts', ['admin'])
  const missing = join(folder, 'nothing')
  expect(await run(missing)).toEqual({ code: 1, output: expect.stringContaining(`There is no database in ${missing}: `) })
  expect(existsSync(missing)).toBe(false)

  const older = createDataFolder(inject('startedDataFolder'))
  const dir = join(older.folder, 'db')
  const database = await openDatabase({ dir })
  await sql`delete from migration where name = (select max(name) from migration)`.execute(database.db)
  await database.close()
  expect(await run(older.folder)).toEqual({
    code: 1,
    output: 'The database is new or of an older release: start the server, which brings it to this one, stop it and try again.\n',
  })
  older.remove()
})
