import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

const start = '2026-11-24T15:00:00.000Z'
/** Less and more than the seven days after which a temporary password expires. */
const [before, after] = ['2026-12-01T14:59:59.000Z', '2026-12-01T15:00:00.000Z']

let app: App
let admin: Browser
beforeAll(async () => {
  app = await startApp({ now: start })
})
// A sign-in at a later time ends the earlier ones, so that `admin` signs in again for each test.
beforeEach(async () => {
  app.setClock(start)
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

type Browser = Pick<App, 'api'>

const password = 'una clave muy larga'
const expired = { status: 401, code: errorCode.unauthorized, message: expect.stringMatching(/^Su contraseña temporal ha vencido/) }

const reset = (id: string, { api }: Browser = admin) => api.post('/v1/users/{id}/password', { path: { id } })

/** The ways to get a temporary password. */
const sources: [string, () => Promise<{ name: string; password: string }>][] = [
  [
    'of a new user of the staff',
    async () => {
      const name = `rosa ${Date.now()}`
      await admin.api.post('/v1/users', { body: { name, password } })
      return { name, password }
    },
  ],
  ['of the user of a worker', async () => admin.api.post('/v1/users/from-worker', { body: { workerId: await registerWorker(admin.api) } })],
  ['after a reset', async () => reset((await app.makeUser({})).id)],
]

test.for(sources)('the temporary password %s expires after seven days, and its sign-ins with it', async ([, create]) => {
  const credentials = await create()
  app.setClock('2026-12-01T10:00:00.000Z')
  const browser = await app.signIn(credentials.name, credentials.password)
  app.setClock(before)
  expect(await browser.api.get('/v1/auth/is_logged_in')).toMatchObject({ passwordTemporary: true })
  app.setClock(after)
  await expect(browser.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
  await expect(app.signIn(credentials.name, credentials.password)).rejects.toMatchObject(expired)
  await expect(app.signIn(credentials.name, 'no es esta clave')).rejects.toMatchObject({
    status: 401,
    message: 'El usuario o la contraseña no son correctos.',
  })
})

test('a password that its owner chose does not expire', async () => {
  const { name, password: temporary } = await reset((await app.makeUser({})).id)
  const { api } = await app.signIn(name, temporary)
  await api.post('/v1/auth/password', { body: { currentPassword: temporary, newPassword: password } })
  app.setClock(after)
  await app.signIn(name)
})
