import { afterAll, expect, test } from 'vitest'
import { listAllOperations } from '#api/document.ts'
import { createApp } from '#server/app.ts'
import { readSettings } from '#server/settings.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { startApp, testSettings } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

/** The additions of the contract, without those that are only planned. */
const builtAdditions = listAllOperations(readContract())
  .filter(({ operation }) => operation['x-addition'] === true && operation['x-planned'] !== true)
  .map(({ operation }) => operation.operationId)

test('the settings can be read without a sign-in', async () => {
  expect(await app.visitor.api.get('/v1/settings')).toEqual({
    product: 'Turnos',
    timeZone: 'America/Lima',
    testMode: false,
    clinicName: 'Turnos',
    phonePrefix: '51',
    clientReplies: true,
    operations: builtAdditions,
  })
  const changed = {
    timeZone: 'America/Santiago',
    testMode: true,
    clinicName: 'Centro Ñandú',
    clinicPhone: '(2) 445-1234',
    phonePrefix: '56',
  }
  const santiagoApp = await createApp({ db: app.db, settings: { ...testSettings, ...changed } })
  const response = await santiagoApp.inject('/api/v1/settings')
  expect(response.json()).toEqual({
    product: 'Turnos',
    time_zone: 'America/Santiago',
    test_mode: true,
    clinic_name: 'Centro Ñandú',
    clinic_phone: '(2) 445-1234',
    phone_prefix: '56',
    client_replies: true,
    operations: expect.arrayContaining(['listUsualWorkers', 'streamEvents']),
  })
  await santiagoApp.close()
})

test('the name, telephone and country code of the clinic are trimmed, and have their defaults when they are missing or empty', () => {
  const read = (environment: Record<string, string>) => {
    const { clinicName, clinicPhone, phonePrefix } = readSettings(environment)
    return [clinicName, clinicPhone, phonePrefix]
  }
  expect(read({})).toEqual(['Turnos', undefined, '51'])
  expect(read({ CLINIC_NAME: ' ', CLINIC_PHONE: '', PHONE_PREFIX: '' })).toEqual(['Turnos', undefined, '51'])
  expect(read({ CLINIC_NAME: ' Centro Kallpa ', CLINIC_PHONE: ' (01) 445-1234 ', PHONE_PREFIX: '+593' })).toEqual([
    'Centro Kallpa',
    '(01) 445-1234',
    '593',
  ])
})

test('the country is read in small letters too, and Peru by default', () => {
  expect(['', 'cl', 'MX'].map((code) => readSettings({ CLINIC_COUNTRY: code }).country)).toEqual(['PE', 'CL', 'MX'])
})

test.each([
  ['PORT', 'tres mil'],
  ['HOST', 'no es una máquina'],
  ['HOST', '999.1.1.1'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', '::g'],
  ['DATABASE_URL', 'mysql://127.0.0.1/turnos'],
  ['ADMIN_PASSWORD', 'corta'],
  ['CLINIC_TIME_ZONE', 'America/Atlantis'],
  ['TEST_MODE', 'quizás'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', 'true'],
  ['DRAIN_SECONDS', 'a while'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'corto'],
  ['METRICS_TOKEN', 'quince-letras-1'],
  ['METRICS_TOKEN', 'dieciséis con blancos'],
  ['METRICS_TOKEN', 'x'.repeat(201)],
  ['CLINIC_COUNTRY', 'XX'],
  ['CLINIC_COUNTRY', 'Perú'],
  ['CLINIC_NAME', 'x'.repeat(101)],
  ['CLINIC_NAME', 'Centro\nKallpa'],
  ['CLINIC_NAME', 'Centro\u2028Kallpa'],
  ['CLINIC_PHONE', '12345'],
  ['CLINIC_PHONE', '()'],
  ['CLINIC_PHONE', '445 1234 anexo 2'],
  ['CLINIC_PHONE', `445${' '.repeat(60)}1234`],
  ['PHONE_PREFIX', '0'],
  ['PHONE_PREFIX', '051'],
  ['PHONE_PREFIX', '5151'],
  ['PHONE_PREFIX', 'Perú'],
  ['PHONE_PREFIX', '++51'],
])('the setting %s cannot be %j, which its error does not show', (name, value) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(new RegExp(`^The setting ${name} must (be|have) [^\\n]*\\.$`))
  expect(read).not.toThrow(value)
})

test('the errors of settings that are easily written wrong say how to write them', () => {
  const read = (environment: Record<string, string>) => () => readSettings(environment)
  expect(read({ DATABASE_URL: 'postgres://turnos:pa/ss@127.0.0.1/turnos' })).toThrow('percent-encoded, such as / as %2F')
  expect(read({ TRUST_PROXY: 'everybody' })).toThrow('false, or a list of loopback, linklocal, uniquelocal and the addresses or networks')
  expect(readSettings({ DATABASE_URL: 'postgres://turnos:pa%2Fss@127.0.0.1/turnos' }).databaseUrl).toContain('pa%2Fss')
  expect(readSettings({ TRUST_PROXY: 'linklocal, uniquelocal, 10.0.0.3' }).trustProxy).toEqual(['linklocal', 'uniquelocal', '10.0.0.3'])
})
