import { afterAll, expect, test } from 'vitest'
import { readContract } from '../../scripts/generate/contract.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

/** The part of the tree of modules that holds the access codes. */
type TreeOfCodes = { children: { access: { code: string }[] }[] }[]

test('a new clinic has three roles with their access', async () => {
  const listAccess = async (id: string) => (await app.api.get('/v1/roles/{id}/access', { path: { id } })).map(({ code }) => code)
  const roles = await app.api.get('/v1/roles')
  const accessByRole = Object.fromEntries(await Promise.all(roles.map(async ({ id, name }) => [name, await listAccess(id)])))
  expect(Object.keys(accessByRole)).toEqual(['Administrador', 'Recepción', 'Terapeuta'])
  const allAccess = (await app.api.get('/v1/permissions')).flatMap(({ children }) => children).flatMap(({ access }) => access)
  expect(accessByRole.Administrador).toEqual(allAccess.map(({ code }) => code).sort())
  expect(accessByRole.Recepción).toEqual([
    'assists.read',
    'clients.mix',
    'public_links.mix',
    'schedules.read',
    'sessions.mix',
    'workers.read',
  ])
  expect(accessByRole.Terapeuta).toEqual(['my_sessions.update', 'schedules.read'])
})

test("the codes are those of the contract's example, which other teams implement", async () => {
  const example = readContract().components.examples?.Permissions?.value as TreeOfCodes
  const listCodes = (modules: TreeOfCodes) =>
    modules.flatMap(({ children }) => children.flatMap(({ access }) => access.map(({ code }) => code)))
  expect(listCodes(await app.api.get('/v1/permissions')).toSorted()).toEqual(listCodes(example).toSorted())
  expect(listCodes(example).length).toBeGreaterThan(30)
})
