import { createRandomId } from '#api/random-id.ts'
import { randomPassword, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createNewUser } from './create-new-user.ts'

const buildEmail = () => `${randomWord()}@example.org`

/** One user of the staff: created, read, changed and deleted. */
export const userRecords: Scenario[] = [
  {
    title: 'a new user is read as it was sent, is listed, belongs to the staff, and has neither roles nor access',
    operations: ['createUser', 'getUser', 'listUsers'],
    run: async ({ administrator }) => {
      const [name, email] = [randomWord(), buildEmail()]
      const { body } = await administrator.call('createUser', { body: { name, email, password: randomPassword() } })
      const read = await administrator.call('getUser', { path: { id: body.id } })
      const nothing = { client_id: null, worker_id: null, roles: [], access: [], modules: [], deleted_at: null }
      read.expectFields({ id: body.id, name, email, user_type: 'staff', ...nothing })
      const list = await administrator.call('listUsers')
      const item = list.expectListed(body.id)
      list.check(item?.name === name && item.email === email, '', `the user with the name ${name} and the e-mail ${email}`, item)
    },
  },
  {
    title: 'a user without an e-mail is read without one',
    operations: ['createUser', 'getUser'],
    run: async ({ administrator }) => {
      for (const email of [undefined, null, '']) {
        const body = { name: randomWord(), password: randomPassword(), ...(email !== undefined && { email }) }
        const { body: user } = await administrator.call('createUser', { body })
        const read = await administrator.call('getUser', { path: { id: user.id } })
        read.expect('/email', undefined)
      }
    },
  },
  {
    title: 'a name is stored trimmed, with single blanks and in the form NFKC, and characters of other kinds are refused',
    operations: ['createUser', 'updateUser', 'getUser'],
    run: async (context) => {
      const { administrator } = context
      const [word, other] = [randomWord(), await createNewUser(context)]
      const { id } = await createNewUser(context, { name: `  Íñigo   ${word} `.normalize('NFD') })
      const read = await administrator.call('getUser', { path: { id } })
      read.expect('/name', `Íñigo ${word}`.normalize('NFKC'))
      for (const sign of ['@', '/', '\u0430', '\u200b', '🌵', '\u0338']) {
        const name = `${randomWord()}${sign}`
        await administrator.call('createUser', { body: { name, password: randomPassword() } }, 400)
        await administrator.call('updateUser', { body: { id: other.id, name } }, 400)
      }
    },
  },
  {
    title: 'a name and an e-mail belong to one user, without regard to case, until the user is deleted',
    operations: ['createUser', 'updateUser', 'deleteUser'],
    run: async (context) => {
      const { administrator } = context
      const [email, other] = [buildEmail(), await createNewUser(context)]
      const { id, name } = await createNewUser(context, { email })
      for (const taken of [{ name: name.toUpperCase() }, { name: randomWord(), email: email.toUpperCase() }]) {
        await administrator.call('createUser', { body: { ...taken, password: randomPassword() } }, 409)
        await administrator.call('updateUser', { body: { id: other.id, ...taken } }, 409)
      }
      await administrator.call('updateUser', { body: { id, name: name.toUpperCase(), email } })
      await administrator.call('deleteUser', { path: { id } })
      await createNewUser(context, { name, email })
    },
  },
  {
    title: 'of several users who take one name or e-mail at the same time one wins',
    operations: ['createUser', 'updateUser'],
    run: async (context) => {
      const { administrator } = context
      const password = randomPassword()
      const [name, email] = [randomWord(), buildEmail()]
      const countOf = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length
      for (const build of [() => ({ name, password }), () => ({ name: randomWord(), email, password })]) {
        const create = () => administrator.send('createUser', { body: build() }, [201, 409])
        const answers = await Promise.all([create(), create(), create()])
        answers[0]!.checkStatus(countOf(answers, 201) === 1, 'one 201 among three users', String(answers.map(({ status }) => status)))
      }
      const one = await createNewUser(context)
      const other = await createNewUser(context)
      const renamed = randomWord()
      const rename = ({ id }: { id: string }) => administrator.send('updateUser', { body: { id, name: renamed } }, [200, 409])
      const changed = await Promise.all([rename(one), rename(other)])
      changed[0]!.checkStatus(countOf(changed, 200) === 1, 'one 200 among two changes', String(changed.map(({ status }) => status)))
    },
  },
  {
    title: 'a change replaces name and e-mail, clears a missing e-mail, moves updated_at, and keeps roles, access and sign-in',
    operations: ['updateUser', 'getUser'],
    run: async ({ administrator, createUser, findAccessIds, visitor }) => {
      const { caller, id, name, password } = await createUser()
      await administrator.call('updateUser', { body: { id, name, email: buildEmail() } })
      const { body: role } = await administrator.call('createRole', { body: { name: randomWord() } })
      await administrator.call('giveUserRoles', { path: { id }, body: { role_ids: [role.id] } })
      await administrator.call('giveUserAccess', { path: { id }, body: { access_ids: await findAccessIds(['clients.read']) } })
      const before = await administrator.call('getUser', { path: { id } })
      const renamed = randomWord()
      const changed = await administrator.call('updateUser', { body: { id, name: renamed } })
      const { updated_at, email: _, ...kept } = before.body
      changed.expectFields({ ...kept, name: renamed, email: undefined })
      changed.check(changed.body.updated_at > updated_at, '/updated_at', `later than ${updated_at}`)
      const read = await administrator.call('getUser', { path: { id } })
      read.expect('', changed.body)
      await caller.send('getSignedIn', {}, 200, { blame: 'updateUser', subject: 'after updateUser' })
      const wrong = { continueOnFailure: true, blame: 'updateUser' as const, subject: 'with the name before updateUser' }
      await visitor.send('login', { body: { username: name, password } }, 401, wrong)
      await visitor.send('login', { body: { username: renamed, password } }, 200, { ...wrong, subject: 'with the new name' })
    },
  },
  {
    title: 'the change of an unknown or deleted user is a bad request',
    operations: ['updateUser'],
    run: async (context) => {
      const { administrator } = context
      const { id } = await createNewUser(context)
      await administrator.call('deleteUser', { path: { id } })
      for (const missing of [id, createRandomId()])
        await administrator.call('updateUser', { body: { id: missing, name: randomWord() } }, 400)
    },
  },
  {
    title: 'a change that has read an older version is refused, and of several at the same time one wins',
    operations: ['updateUser', 'getUser'],
    run: async (context) => {
      const { administrator } = context
      const { id } = await createNewUser(context)
      const { body } = await administrator.call('getUser', { path: { id } })
      const names = [randomWord(), randomWord(), randomWord()]
      const change = (name: string, statuses: number[]) =>
        administrator.send('updateUser', { body: { id, name, updated_at: body.updated_at } }, statuses)
      const answers = await Promise.all(names.map((name) => change(name, [200, 409])))
      const winners = names.filter((_, index) => answers[index]!.status === 200)
      answers[0]!.checkStatus(winners.length === 1, 'one 200 among three changes', String(answers.map(({ status }) => status)))
      await change(randomWord(), [409])
      const read = await administrator.call('getUser', { path: { id } })
      if (winners[0]) read.expect('/name', winners[0])
    },
  },
  {
    title: 'a deleted user is gone from lookups and lists, and does not sign in',
    operations: ['deleteUser', 'getUser', 'listUsers', 'listUserRoles', 'listUserAccess', 'listEffectiveUserAccess'],
    run: async ({ administrator, createUser, visitor, has }) => {
      const { caller, id, name, password } = await createUser()
      await administrator.call('deleteUser', { path: { id } })
      const late = { continueOnFailure: true, subject: 'after deleteUser', blame: 'deleteUser' as const }
      for (const read of ['getUser', 'listUserRoles', 'listUserAccess', 'listEffectiveUserAccess', 'deleteUser'] as const)
        await administrator.send(read, { path: { id } }, 404, late)
      if (has('resetUserPassword')) await administrator.send('resetUserPassword', { path: { id } }, 404, late)
      await caller.send('getSignedIn', {}, 401, late)
      await visitor.send('login', { body: { username: name, password } }, 401, late)
      const list = await administrator.call('listUsers')
      list.expectNotListed(id)
    },
  },
  {
    title: 'nobody deletes their own user',
    operations: ['deleteUser'],
    run: async ({ createUser }) => {
      const { caller, id } = await createUser(['users.delete'])
      await caller.call('deleteUser', { path: { id } }, 409)
      await caller.call('getSignedIn')
    },
  },
]
