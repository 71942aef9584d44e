import { afterAll, expect, test } from 'vitest'
import { adminPassword as password } from './admin-password.ts'
import { startApp } from './start-app.ts'

const start = '2026-11-24T15:00:00.000Z'

const app = await startApp({ now: start })
afterAll(() => app.close())

/** User agents as browsers send them. */
const userAgents = {
  'Firefox, Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Edge, Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Chrome, Android': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Safari, iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Safari, Mac': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
}

/** Signs in with a browser. Returns its cookie. */
async function signIn(username: string, userAgent: string) {
  const { cookies } = await app.visitor.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { username, password },
    headers: { 'user-agent': userAgent, cookie: '' },
  })
  return `turnos=${cookies.find(({ value }) => value !== '')!.value}`
}
const getStatus = async (cookie: string) => (await app.visitor.inject({ url: '/api/v1/auth/is_logged_in', headers: { cookie } })).statusCode

test('users see where they are signed in: with which browser, since when and when last, and which of them they use', async () => {
  app.setClock(start)
  const user = await app.makeUser({})
  const wanted = Object.entries(userAgents)
  for (const [index, [, userAgent]] of wanted.entries()) {
    app.setClock(`2026-11-24T15:1${index}:00.000Z`)
    await signIn(user.name, userAgent)
  }
  app.setClock('2026-11-24T16:00:00.000Z')
  const signIns = await user.api.get('/v1/auth/sign-ins')
  expect(signIns).toHaveLength(6)
  expect(signIns[0]).toEqual({ id: expect.any(String), createdAt: start, seenAt: '2026-11-24T16:00:00.000Z', isCurrent: true })
  const others = signIns.slice(1).toReversed()
  expect(others.map(({ browser }) => browser)).toEqual(wanted.map(([name]) => name))
  expect(others.map(({ isCurrent }) => isCurrent)).toEqual(wanted.map(() => false))
  expect(others[1]).toMatchObject({ createdAt: '2026-11-24T15:11:00.000Z', seenAt: '2026-11-24T15:11:00.000Z' })
})

test('an ended sign-in is not listed and its cookie counts no more, and the others stay', async () => {
  app.setClock(start)
  const user = await app.makeUser({})
  const [first, second] = [await signIn(user.name, userAgents['Safari, Mac']), await signIn(user.name, userAgents['Firefox, Windows'])]
  const [own, mac] = await Promise.all([
    user.api.get('/v1/auth/sign-ins').then((all) => all.find(({ isCurrent }) => isCurrent)!),
    user.api.get('/v1/auth/sign-ins').then((all) => all.find(({ browser }) => browser === 'Safari, Mac')!),
  ])
  await user.api.delete('/v1/auth/sign-ins/{id}', { path: { id: mac.id } })
  expect([await getStatus(first), await getStatus(second)]).toEqual([401, 200])
  await expect(user.api.delete('/v1/auth/sign-ins/{id}', { path: { id: mac.id } })).rejects.toMatchObject({ status: 404 })
  expect(await user.api.get('/v1/auth/sign-ins')).toHaveLength(2)
  await user.api.delete('/v1/auth/sign-ins')
  expect(await getStatus(second)).toBe(401)
  expect(await user.api.get('/v1/auth/sign-ins')).toMatchObject([{ id: own.id }])
})

test('the history says which sign-ins a user ended, and not that one expired or that the user signed out', async () => {
  app.setClock(start)
  const user = await app.makeUser({})
  const listOwn = async () =>
    (await app.api.get('/v1/history', { query: { kind: 'sign-in', userId: user.id, limit: 50 } })).filter(({ after }) => after === null)
  const path = async (name: string) => ({ id: (await user.api.get('/v1/auth/sign-ins')).find(({ browser }) => browser === name)!.id })
  for (const userAgent of [...Object.values(userAgents).slice(0, 4), 'curl/8']) await signIn(user.name, userAgent)
  await user.api.delete('/v1/auth/sign-ins/{id}', { path: await path('Safari, iPhone') })
  const ended = { userId: user.id, userName: user.name, recordId: user.id }
  expect(await listOwn()).toMatchObject([{ ...ended, operation: 'endSignIn', before: { browser: 'Safari, iPhone' } }])
  await user.api.delete('/v1/auth/sign-ins')
  const others = (await listOwn()).slice(0, -1)
  expect(others.map(({ before }) => before).sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))).toEqual([
    { browser: 'Chrome, Android' },
    { browser: 'Edge, Windows' },
    { browser: 'Firefox, Windows' },
    {},
  ])
  for (const entry of others) expect(entry).toMatchObject({ ...ended, operation: 'endOtherSignIns' })

  await signIn(user.name, userAgents['Safari, Mac'])
  app.setClock('2026-11-24T16:00:00.000Z')
  for (const { api } of [user, app]) await api.get('/v1/auth/is_logged_in') // These two stay signed in.
  app.setClock('2026-11-25T03:30:00.000Z')
  const cookie = await signIn(user.name, userAgents['Firefox, Windows'])
  expect(await listOwn()).toHaveLength(5)
  await app.visitor.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { cookie } })
  expect(await listOwn()).toHaveLength(5)
  await user.api.post('/v1/auth/logout', { query: { everywhere: true } })
  expect(await listOwn()).toHaveLength(5)
})

test('the history does not say that a user ended a sign-in that had expired', async () => {
  app.setClock(start)
  const user = await app.makeUser({})
  await signIn(user.name, userAgents['Safari, Mac'])
  app.setClock('2026-11-24T16:00:00.000Z')
  for (const { api } of [user, app]) await api.get('/v1/auth/is_logged_in') // These two stay signed in.
  app.setClock('2026-11-25T03:30:00.000Z')
  await user.api.delete('/v1/auth/sign-ins')
  const history = await app.api.get('/v1/history', { query: { kind: 'sign-in', userId: user.id, limit: 50 } })
  expect(history.filter(({ after }) => after === null)).toEqual([])
  expect(await user.api.get('/v1/auth/sign-ins')).toHaveLength(1)
})

test('the history says which other sign-ins ended when a user signed out everywhere', async () => {
  app.setClock(start)
  const user = await app.makeUser({})
  const cookie = await signIn(user.name, userAgents['Safari, Mac'])
  await signIn(user.name, userAgents['Firefox, Windows'])
  await app.visitor.inject({ method: 'POST', url: '/api/v1/auth/logout?everywhere=true', headers: { cookie } })
  const history = await app.api.get('/v1/history', { query: { kind: 'sign-in', userId: user.id, limit: 2 } })
  const told = history.map(({ operation, before, userName }) => JSON.stringify([operation, before, userName]))
  expect(told.sort()).toEqual(
    [
      ['logout', { browser: 'Firefox, Windows' }, user.name],
      ['logout', {}, user.name],
    ]
      .map((entry) => JSON.stringify(entry))
      .sort(),
  )
})

test('nobody ends a sign-in of someone else', async () => {
  app.setClock(start)
  const [user, other] = [await app.makeUser({}), await app.makeUser({})]
  const [theirs] = await other.api.get('/v1/auth/sign-ins')
  const path = { id: theirs!.id }
  for (const { api } of [user, app]) await expect(api.delete('/v1/auth/sign-ins/{id}', { path })).rejects.toMatchObject({ status: 404 })
  await user.api.delete('/v1/auth/sign-ins')
  expect(await other.api.get('/v1/auth/sign-ins')).toMatchObject([{ id: theirs!.id, isCurrent: true }])
})

test('a sign-in that has expired is not listed', async () => {
  app.setClock(start)
  const user = await app.makeUser({})
  await signIn(user.name, userAgents['Safari, Mac'])
  app.setClock('2026-11-24T16:00:00.000Z')
  expect(await user.api.get('/v1/auth/sign-ins')).toHaveLength(2)
  app.setClock('2026-11-25T03:00:00.000Z')
  expect(await user.api.get('/v1/auth/sign-ins')).toMatchObject([{ isCurrent: true }])
})
