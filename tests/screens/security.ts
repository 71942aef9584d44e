import { page } from 'vitest/browser'
import type { Module } from '#api/generated/app.ts'
import { colleague } from './colleague.ts'

/** The role Recepción and its user of the contract's examples. */
export const examples = { reception: '01998a00-0000-7000-8000-050000000002', receptionist: '01998a00-0000-7000-8000-040000000002' }

const listAccess = (modules: readonly Module[]): Module['access'] =>
  modules.flatMap((module) => [...module.access, ...listAccess(module.children)])

/** Returns the ids of access by their codes. */
export async function findAccessIds(...codes: string[]) {
  const access = listAccess(await colleague.get('/v1/permissions'))
  return access.filter(({ code }) => codes.includes(code)).map(({ id }) => id)
}

/** Creates a role with access as a colleague does, and returns its id. */
export async function createRole(name: string, ...codes: string[]) {
  const { id } = await colleague.post('/v1/roles', { body: { name } })
  if (codes.length > 0) await colleague.post('/v1/roles/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(...codes) } })
  return id
}

/** Creates a user with roles as a colleague does, and returns its id. */
export async function createUser(name: string, ...roleIds: string[]) {
  const { id } = await colleague.post('/v1/users', { body: { name, password: 'una clave para empezar' } })
  if (roleIds.length > 0) await colleague.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds } })
  return id
}

/** Lists the codes of a role's access on the real server. */
export const listRoleCodes = async (id: string) => (await colleague.get('/v1/roles/{id}/access', { path: { id } })).map(({ code }) => code)

/** The checkbox of an access: 'Leer: Clientes'. */
export const accessBox = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
