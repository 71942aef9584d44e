import type { OperationId } from '#api/operation.ts'
import { createRandomId } from '#api/random-id.ts'
import type { Context } from '../../context.ts'
import { expectNamedAccess } from '../../negative/named-access.ts'
import { buildPerson, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createNewUser } from './create-new-user.ts'
import { type CreatedFromPerson, nameOwner, type OwnerKind, ownerKinds, registerOwner } from './owners.ts'

/** Makes a scenario for the user of a client, and the same for that of a worker. */
const forBoth = (
  title: (kind: OwnerKind) => string,
  others: OperationId[],
  run: (context: Context, kind: OwnerKind) => Promise<void>,
): Scenario[] =>
  (Object.keys(ownerKinds) as OwnerKind[]).map((kind) => ({
    title: title(kind),
    operations: [ownerKinds[kind].create, ...others],
    run: (context) => run(context, kind),
  }))

/** The users of clients and workers. */
export const usersOfPeople: Scenario[] = [
  ...forBoth(
    (kind) => `the user of a ${kind} has the document as its name and a password that signs in, and the ${kind} names the user`,
    ['getUser'],
    async (context, kind) => {
      const { administrator, has, visitor } = context
      const person = buildPerson()
      const { id } = await registerOwner(context, kind, person)
      const created = await administrator.send(ownerKinds[kind].create, { body: nameOwner(kind, id) }, 201)
      created.expect('/name', person.document)
      const user = created.body as CreatedFromPerson
      const credentials = { username: user.name, password: user.password }
      const blame = { blame: ownerKinds[kind].create, subject: 'with the answered name and password' }
      const signIn = await visitor.send('login', { body: credentials }, 200, blame)
      const ids = { client_id: null, worker_id: null, ...nameOwner(kind, id) }
      signIn.expectFields({
        id: user.id,
        user_type: kind,
        ...ids,
        roles: [],
        access: [],
        password_temporary: has('changePassword'),
      })
      const read = await administrator.call('getUser', { path: { id: user.id } })
      read.expectFields({ name: person.document, user_type: kind, ...ids })
      const owner = await administrator.call(kind === 'client' ? 'getClient' : 'getWorker', { path: { id } })
      owner.expect('/user_id', user.id)
    },
  ),
  ...forBoth(
    (kind) => `a ${kind} has one user, also when several are created at the same time`,
    [],
    async (context, kind) => {
      const { administrator } = context
      const { id } = await registerOwner(context, kind, buildPerson())
      const create = (expected: number | number[]) => administrator.send(ownerKinds[kind].create, { body: nameOwner(kind, id) }, expected)
      const answers = await Promise.all([create([201, 409]), create([201, 409]), create([201, 409])])
      const winners = answers.filter(({ status }) => status === 201)
      answers[0]!.checkStatus(winners.length === 1, 'one 201 among three users', String(answers.map(({ status }) => status)))
      await create(409)
      await administrator.send(ownerKinds[kind].create, { body: nameOwner(kind, createRandomId()) }, 400)
      // A deleted user makes room for another one.
      for (const { body } of winners) await administrator.call('deleteUser', { path: { id: (body as CreatedFromPerson).id } })
      await create(201)
      await administrator.send(kind === 'client' ? 'deleteClient' : 'deleteWorker', { path: { id } }, 204)
      await create(400)
    },
  ),
  ...forBoth(
    (kind) => `the user of a ${kind} is not created while its name, the document, is that of another user`,
    [],
    async (context, kind) => {
      const { administrator } = context
      const person = buildPerson()
      const { id } = await registerOwner(context, kind, person)
      const other = await createNewUser(context, { name: person.document.toLowerCase() })
      await administrator.send(ownerKinds[kind].create, { body: nameOwner(kind, id) }, 409)
      await administrator.call('updateUser', { body: { id: other.id, name: randomWord() } })
      await administrator.send(ownerKinds[kind].create, { body: nameOwner(kind, id) }, 201)
    },
  ),
  ...forBoth(
    (kind) => `the user of a ${kind} is created, changed, reset and deleted only with the access to what it can read`,
    ['updateUser', 'deleteUser'],
    async (context, kind) => {
      const { administrator, createUser, has } = context
      const { create, read } = ownerKinds[kind]
      const { id } = await registerOwner(context, kind, buildPerson())
      const lacking = { [read]: 'sessions.read', 'sessions.read': read }
      const { caller } = await createUser(['users.mix', read, 'sessions.read'])
      const body = nameOwner(kind, id)
      const others = []
      for (const [held, missing] of Object.entries(lacking)) {
        const other = (await createUser(['users.mix', held])).caller
        expectNamedAccess(await other.send(create, { body }, 403), [missing])
        others.push({ other, missing })
      }
      const user = (await caller.send(create, { body }, 201)).body as CreatedFromPerson
      const path = { id: user.id }
      const calls = [
        ['updateUser', { body: { id: user.id, name: user.name } }, 200],
        ...(has('resetUserPassword') ? ([['resetUserPassword', { path }, 200]] as const) : []),
        ['deleteUser', { path }, 204],
      ] as const
      for (const [change, request, success] of calls) {
        for (const { other, missing } of others)
          expectNamedAccess(await other.send(change, request, 403, { subject: `without ${missing}` }), [missing])
        await caller.send(change, request, success)
      }
      const owner = await administrator.call(kind === 'client' ? 'getClient' : 'getWorker', { path: { id } })
      owner.check(!owner.body.user_id, '/user_id', 'nothing, or null')
    },
  ),
  {
    title: 'a user shows the names of its client to those who may read the client, and to itself',
    operations: ['getUser', 'listUsers'],
    run: async ({ administrator, createClientUser, createUser }) => {
      const { caller: own, id, client_id } = await createClientUser()
      const { body: client } = await administrator.call('getClient', { path: { id: client_id } })
      const { name, father_last_name, mother_last_name } = client.person
      const [{ caller: reader }, { caller: stranger }] = [
        await createUser(['users.read', 'clients.read']),
        await createUser(['users.read']),
      ]
      for (const caller of [administrator, reader, own]) {
        const read = await caller.call('getUser', { path: { id } })
        read.expect('/person', { name, father_last_name, mother_last_name })
      }
      const read = await stranger.call('getUser', { path: { id } })
      read.expect('/person', undefined)
      const list = await stranger.call('listUsers')
      const item = list.expectListed(id)
      list.check(item?.person === undefined, '', 'no names of a client whom the caller may not read', item?.person)
    },
  },
]
