import { expectNamedAccess } from '../../negative/named-access.ts'
import { buildPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { type CreatedFromPerson, nameOwner, ownerKinds, registerOwner } from './owners.ts'

/** One user for someone who is a client and a worker. */
export const usersInBothRoles: Scenario[] = [
  {
    title: 'who is a client and a worker has one user, which gets a new password with the second id',
    operations: ['createUserFromClient', 'createUserFromWorker'],
    run: async (context) => {
      const { administrator, has, signIn, visitor } = context
      for (const [first, second] of [
        ['client', 'worker'],
        ['worker', 'client'],
      ] as const) {
        const person = buildPerson()
        const one = await registerOwner(context, first, person)
        const { body } = await administrator.call(first === 'client' ? 'getClient' : 'getWorker', { path: { id: one.id } })
        const other = await registerOwner(context, second, { id: body.person.id })
        const [ownFirst, ownSecond] = [nameOwner(first, one.id), nameOwner(second, other.id)]
        const user = (await administrator.send(ownerKinds[first].create, { body: ownFirst }, 201)).body as CreatedFromPerson
        const caller = await signIn(user.name, user.password)
        const again = await administrator.send(ownerKinds[second].create, { body: ownSecond }, 201)
        again.expectFields({ id: user.id, name: person.document })
        const late = { continueOnFailure: true, blame: ownerKinds[second].create, subject: 'after the user got the second id' }
        await caller.send('getSignedIn', {}, 401, late)
        await visitor.send('login', { body: { username: user.name, password: user.password } }, 401, late)
        const { password } = again.body as CreatedFromPerson
        const credentials = { username: user.name, password }
        const signedIn = await visitor.send('login', { body: credentials }, 200, { ...late, subject: 'with the new password' })
        signedIn.expectFields({ user_type: 'worker', ...ownFirst, ...ownSecond, password_temporary: has('changePassword') })
        await administrator.send(ownerKinds[second].create, { body: ownSecond }, 409)
      }
    },
  },
  {
    title: 'both ids of a person, given at the same time, go to one user',
    operations: ['createUserFromClient', 'createUserFromWorker'],
    run: async (context) => {
      const { administrator } = context
      const client = await registerOwner(context, 'client', buildPerson())
      const { body } = await administrator.call('getClient', { path: { id: client.id } })
      const worker = await registerOwner(context, 'worker', { id: body.person.id })
      const [one, other] = await Promise.all([
        administrator.call('createUserFromClient', { body: { client_id: client.id } }),
        administrator.call('createUserFromWorker', { body: { worker_id: worker.id } }),
      ])
      other.expect('/id', one.body.id)
      const read = await administrator.call('getUser', { path: { id: one.body.id } })
      read.expectFields({ client_id: client.id, worker_id: worker.id })
    },
  },
  {
    title: 'nobody gives their own user a second id, and nobody the user of a person who may do or read more',
    operations: ['createUserFromClient'],
    run: async (context) => {
      const { administrator, createUser, createWorkerUser, findAccessIds } = context
      const user = await createWorkerUser()
      const { body: worker } = await administrator.call('getWorker', { path: { id: user.worker_id } })
      const { id: client_id } = await registerOwner(context, 'client', { id: worker.person.id })
      const codes = ['users.register', 'clients.read', 'sessions.read', 'workers.read']
      await administrator.call('giveUserAccess', {
        path: { id: user.id },
        body: { access_ids: await findAccessIds([...codes, 'users.read']) },
      })
      await user.caller.call('createUserFromClient', { body: { client_id } }, 409)
      const { caller } = await createUser(codes)
      expectNamedAccess(await caller.call('createUserFromClient', { body: { client_id } }, 403), ['users.read'])
      const read = await administrator.call('getUser', { path: { id: user.id } })
      read.expect('/client_id', null)
      await user.caller.call('getSignedIn')
      const { worker_id } = await createWorkerUser()
      const { body: colleague } = await administrator.call('getWorker', { path: { id: worker_id } })
      const asClient = await registerOwner(context, 'client', { id: colleague.person.id })
      const { caller: receptionist } = await createUser(['users.register', 'clients.read', 'sessions.read'])
      expectNamedAccess(await receptionist.call('createUserFromClient', { body: { client_id: asClient.id } }, 403), ['workers.read'])
    },
  },
]
