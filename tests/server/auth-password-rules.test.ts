import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { readSettings } from '#server/settings.ts'
import { insertClient, insertWorker } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

const password = 'una clave muy larga'

const app = await startApp()
afterAll(() => app.close())

const sendChange = (user: App | Awaited<ReturnType<App['makeUser']>>, new_password: string) =>
  user.inject({ method: 'POST', url: '/api/v1/auth/password', payload: { current_password: password, new_password } })

test.for([
  ['of 9 characters', 'a b c d e'],
  ['of 129 characters', 'x'.repeat(129)],
  ['that is one of the most common', '1234567890'],
  ['that is one of the most common', 'qwertyuiop'],
  ['that is one of the most common in another case', 'PassWord123'],
  ['that is one of the most common with a tilde', 'contraseña'],
  ['that is one of the most common between digits and signs', '!!password2024'],
  ['that is one of the most common after digits', '12345passw0rd'],
  ['that is the name of the product with digits', 'turnos1234'],
  ['that is the name of a role', 'administrador'],
  ['that is the name of a role with digits', 'terapeuta2026'],
  ['that is the name of a role with an accent and signs', '¡Recepción 2026!'],
  ['that is what the place is called', 'clinica2026'],
  ['that is one character repeated', 'aaaaaaaaaaaa'],
  ['that is two characters repeated', 'abababababa'],
  ['that is a short pattern repeated', '12ab12ab12ab'],
  ['of 9 characters with accents apart', 'ñandú 7 k'.normalize('NFD')],
])('a password %s is refused: %s', async ([, newPassword]) => {
  const user = await app.makeUser({})
  const response = await sendChange(user, newPassword!)
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toMatchObject({ code: 3, details: [{ path: 'new_password' }] })
  await app.signIn(user.name)
})

test.for([
  ['of 10 characters', 'zahorí 7 k'],
  ['of 128 characters', 'zahorí'.padEnd(128, ' 7')],
  ['with blanks around it', '  entre blancos  '],
  ['of 10 characters outside the basic plane', '🌵🌵🌻🌵🌵🌵🌻🌻🌵🌵'],
])('a password %s is accepted as typed', async ([, newPassword]) => {
  const user = await app.makeUser({})
  expect((await sendChange(user, newPassword!)).statusCode).toBe(204)
  await app.signIn(user.name, newPassword)
  const similarPassword = newPassword!.startsWith(' ') ? newPassword!.trim() : `${newPassword!.slice(0, 100)} `
  await expect(app.signIn(user.name, similarPassword)).rejects.toMatchObject({ status: 401 })
})

test('the rules apply to the password of a new user', async () => {
  await expect(app.api.post('/v1/users', { body: { name: 'apurado', password: 'qwerty12345' } })).rejects.toMatchObject({
    status: 400,
    code: errorCode.badRequest,
    details: [{ path: 'password' }],
  })
})

test('the rules apply to ADMIN_PASSWORD', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'password123' })).toThrow(/^The setting ADMIN_PASSWORD must not be one of the commonest/)
  expect(() => readSettings({ ADMIN_PASSWORD: 'a b c d e' })).toThrow(/^The setting ADMIN_PASSWORD must have between 10 and 128/)
  for (const guessable of ['admin12345', 'Turnos 2026', 'clinica2026', 'abababababab'])
    expect(() => readSettings({ ADMIN_PASSWORD: guessable })).toThrow(/^The setting ADMIN_PASSWORD must not be the name of the user/)
  expect(readSettings({ ADMIN_PASSWORD: ' zahorí 7 ' }).adminPassword).toBe(' zahorí 7 ')
})

test('a password that is the user’s name, e-mail or document is refused, also with digits and signs around it', async () => {
  const client_id = await insertClient(app.db, { document: '62123456' })
  const worker_id = await insertWorker(app.db, { document: 'AB62123457' })
  const user = await app.makeUser({ client_id, worker_id })
  await app.db.updateTable('app_user').set({ name: 'Marisol Íñiga', email: 'marisol@clinica.pe' }).where('id', '=', user.id).execute()
  for (const newPassword of [
    ...['marisol iñiga', 'Marisol Iñiga 2026', '¡¡MARISOL ÍÑIGA!!', 'marisol@clinica.pe', '2026-Marisol@Clinica.pe'],
    ...['62123456..', '0062123456', 'ab62123457', '#AB62123457#', '62123456xy', 'mis62123456ab'],
  ]) {
    const response = await sendChange(user, newPassword)
    expect(response.statusCode, newPassword).toBe(400)
    expect(response.json().error.details).toEqual([
      { path: 'new_password', message: 'Es casi su usuario, su correo o su documento: elija otra.' },
    ])
  }
  expect((await sendChange(user, '62123456 manzanas')).statusCode).toBe(204)
})

test('the password of a new user is not the name or e-mail', async () => {
  for (const newPassword of ['apuradito1', 'apurado@clinica.pe'])
    await expect(
      app.api.post('/v1/users', { body: { name: 'apuradito', email: 'apurado@clinica.pe', password: newPassword } }),
    ).rejects.toMatchObject({ status: 400, details: [{ path: 'password' }] })
})

test('an accented password signs in however the keyboard writes its accents', async () => {
  for (const form of ['NFC', 'NFD'] as const) {
    const user = await app.makeUser({})
    expect((await sendChange(user, 'el ñandú corrió'.normalize(form))).statusCode).toBe(204)
    for (const typed of ['NFC', 'NFD'] as const) await app.signIn(user.name, 'el ñandú corrió'.normalize(typed))
  }
})
