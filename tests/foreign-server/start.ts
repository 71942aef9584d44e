import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createForeignApp } from './app.ts'
import type { ServerState } from './call.ts'
import { getContract } from './contract.ts'
import { createClientRecord, createStore } from './records.ts'
import { type Rules, soundRules } from './rules.ts'
import { createUser, type FirstUser } from './users.ts'
import { createWrongPasswords } from './wrong-passwords.ts'

type Options = {
  users: FirstUser[]
  /** Rules that replace the sound ones: planted faults. */
  faults?: Partial<Rules>
}

/** Starts the server on a free port. */
export const startForeignServer = async ({ users, faults = {} }: Options) => {
  const contract = getContract()
  const store = createStore()
  for (const first of users) {
    const user = await createUser(first, contract.modules)
    store.users.set(user.id, user)
    if (!first.client) continue
    const client = createClientRecord(first.client)
    store.clients.set(client.id, { ...client, user_id: user.id })
    user.client_id = client.id
  }
  const state: ServerState = {
    contract,
    store,
    rules: { ...soundRules, ...faults },
    timeZone: 'America/Lima',
    wrongPasswords: createWrongPasswords(),
  }
  const server = createAdaptorServer({ fetch: createForeignApp(state).fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
