import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'

const ian = '01998a00-0000-7000-8000-020000000001'
const ana = '01998a00-0000-7000-8000-030000000001'
const reception = '01998a00-0000-7000-8000-040000000002'

const section = (name: string) => page.getByRole('region', { name })

/** A page, the call that the server does not have, the section that needs it, and another one of the page. */
const cases = [
  [paths.admin(), 'GET /v1/schedules', 'Hoy', 'Últimas semanas'],
  [paths.admin(), 'GET /v1/sessions', 'Hoy', 'Últimas semanas'],
  [paths.admin(), 'GET /v1/sessions/counts', 'Últimas semanas', 'Hoy'],
  [paths.client(ian), 'GET /v1/sessions/client/{id}/month', 'Sesiones', 'Enlace público'],
  [paths.client(ian, { record: 'link' }), 'GET /v1/schedules', 'Horario y trabajadores', 'Enlace público'],
  [paths.worker(ana), 'GET /v1/sessions/worker/{id}/month', 'Sesiones', 'Cuenta de usuario'],
  [paths.profile(), 'GET /v1/users/{id}/access/all', 'Acceso efectivo', 'Tema'],
  [paths.user(reception), 'GET /v1/users/{id}/access/all', 'Acceso efectivo', 'Roles'],
  [paths.role('01998a00-0000-7000-8000-050000000002'), 'GET /v1/permissions', 'Accesos', 'Datos'],
  [paths.role('01998a00-0000-7000-8000-050000000002'), 'GET /v1/users', 'Usuarios que lo tienen', 'Accesos'],
] as const

/** How a server says that it lacks a call: a 404 is about the record where the path has a parameter. */
const listAnswers = (operation: string) => ['not implemented', 'not allowed', ...(operation.includes('{') ? [] : ['not found'])]

test.for(cases.flatMap((one) => listAnswers(one[1]).map((answer) => [...one, answer] as const)))(
  '%s without %s says so in the section %s and has its other sections (%s, %s)',
  async ([url, operation, needing, other, answer]) => {
    const [method = '', path = ''] = operation.split(' ')
    await mount(url, { answers: { [`${method.toLowerCase()} ${path}`]: answer } })
    await expect.element(section(needing).getByRole('alert')).toMatchTextContent(`Este servidor no tiene ${operation}.`)
    await expect.element(page.getByRole('region', { name: other, includeHidden: true })).toBeInTheDocument()
    expect(section(needing).getByRole('button').query()).toBeNull()
  },
)

test.for([
  [paths.clients(), 'get /v1/workers'],
  [paths.client(ian), 'get /v1/schedules'],
  [paths.worker(ana), 'get /v1/workers'],
  [paths.reminders(), 'get /v1/workers'],
  [paths.mySessions(), 'get /v1/schedules'],
  [paths.sessions(), 'get /v1/workers'],
  [paths.users(), 'get /v1/roles'],
] as const)('%s is shown without %s', async ([url, call]) => {
  await mount(url, { answers: { [call]: 'not implemented' } })
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(page.getByText('Something went wrong!').query()).toBeNull()
})

test('a screen whose own operation the server does not have says so', async () => {
  await mount(paths.clients(), { answers: { 'get /v1/clients': 'not found' } })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Este servidor no tiene GET /v1/clients.')
  expect(await findSeriousViolations()).toEqual([])
})

test('a record that does not exist is still not found', async () => {
  await mount(paths.client(ian), { answers: { 'get /v1/clients/{id}': 'code=404' } })
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

test('the access of a role that was deleted is not found', async () => {
  await mount(paths.access({ role: '01998a00-0000-7000-8000-050000000002' }), { answers: { 'get /v1/roles/{id}/access': 'code=404' } })
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})
