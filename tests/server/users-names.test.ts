import { afterAll, expect, test } from 'vitest'
import { startUsers } from './start-users.ts'

const { app, getUser, createUser, updateUser } = await startUsers()
afterAll(() => app.close())

const password = 'una clave muy larga'

test.for(['José Ñúñez', 'rosa.p_2-b', 'Łukasz Šimůnek', '45678901'])('%s is a name', async (name) => {
  expect(await getUser(await createUser(name))).toMatchObject({ name })
})

test.for([
  ['with a zero-width space', 'admin\u200b'],
  ['with a Cyrillic letter', '\u0430dmin'],
  ['with a dotless ı', 'adm\u0131n'],
  ['of full-width letters', 'ａｄｍｉｎ'],
  ['with a no-break space', 'rosa\u00a0alva'],
  ['with a tab', 'rosa\talva'],
  ['with a slash', 'rosa/alva'],
  ['with an emoji', 'rosa🌵'],
  ['with an accent that belongs to no letter', 'x\u0338rosa'],
])('a name %s is refused', async ([, name]) => {
  const id = await createUser(`antes ${encodeURIComponent(name!).replaceAll('%', '')}`)
  for (const [method, payload] of [
    ['POST', { name, password }],
    ['PUT', { id, name }],
  ] as const) {
    const response = await app.inject({ method, url: '/api/v1/users', payload })
    expect([response.statusCode, response.json().error.details[0].path]).toEqual([400, 'name'])
  }
})

test('a name is stored in one form, and found in every form at sign-in', async () => {
  const id = await createUser('  Íñigo   Peña '.normalize('NFD'))
  expect(await getUser(id)).toMatchObject({ name: 'Íñigo Peña'.normalize('NFC') })
  for (const name of ['íñigo peña', 'íñigo peña'.normalize('NFD'), ' ÍÑIGO  PEÑA ', 'ｉ\u0301ñigo peña']) await app.signIn(name)
  await expect(createUser('íñigo peña')).rejects.toMatchObject({ status: 409, details: [{ path: 'name' }] })
  const other = await createUser('otro')
  await expect(updateUser({ id: other, name: 'Íñigo Peña'.normalize('NFD') })).rejects.toMatchObject({ status: 409 })
  await updateUser({ id: other, name: ' Otro  más ' })
  expect(await getUser(other)).toMatchObject({ name: 'Otro más' })
})
