import type { Api } from '#api/client.ts'

/** The ids of accesses, in the order of their codes. */
export async function findAccessIds(api: Api, ...codes: string[]): Promise<string[]> {
  const modules = await api.get('/v1/permissions')
  const all = modules.flatMap(({ children }) => children).flatMap(({ access }) => access)
  return codes.map((code) => all.find((one) => one.code === code)!.id)
}

/** Makes a role that holds these accesses; answers its id. */
export async function createRole(api: Api, name: string, ...codes: string[]): Promise<string> {
  const { id } = await api.post('/v1/roles', { body: { name } })
  if (codes.length > 0) await api.post('/v1/roles/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(api, ...codes) } })
  return id
}
