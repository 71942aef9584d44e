import { callServer } from './call-server.ts'
import { colleague } from './colleague.ts'

export const ownPassword = 'tres mesas y una luna'

/** Gives a worker or a client a user with a role and the password above, and returns its name. */
export async function createUserOf(person: { workerId: string } | { clientId: string }, roleName?: string) {
  const user =
    'workerId' in person
      ? await colleague.post('/v1/users/from-worker', { body: person })
      : await colleague.post('/v1/users/from-client', { body: person })
  return prepareUser(user, roleName)
}

/** Creates a user with a role and the password above, and returns its name. */
export async function createStaffUser(name: string, roleName: string) {
  const password = 'una clave para empezar'
  const { id } = await colleague.post('/v1/users', { body: { name, password } })
  return prepareUser({ id, name, password }, roleName)
}

type NewUser = { id: string; name: string; password: string }

/** Gives the role, and replaces the first password, which is temporary. */
async function prepareUser({ id, name, password }: NewUser, roleName: string | undefined) {
  const role = (await colleague.get('/v1/roles')).find((candidate) => candidate.name === roleName)
  if (role) await colleague.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds: [role.id] } })
  await signInPage(name, password)
  await post('/v1/auth/password', { current_password: password, new_password: ownPassword })
  return name
}

/** Signs the page in on the real server, without a call of the page itself. */
export const signInPage = (username: string, password = ownPassword) => post('/v1/auth/login', { username, password })

async function post(path: string, body: object) {
  const answer = await callServer(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
}
