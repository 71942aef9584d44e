import { randomPassword, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createNewUser } from './create-new-user.ts'

/** Passwords that someone else has chosen. */
export const temporaryPasswords: Scenario[] = [
  {
    title: 'a new user signs in by name and by e-mail, in any case',
    operations: ['createUser'],
    run: async (context) => {
      const email = `${randomWord()}@example.org`
      const { id, name, password } = await createNewUser(context, { email })
      for (const username of [name, name.toUpperCase(), email]) {
        const subject = 'as createUser was told'
        const signIn = await context.visitor.send('login', { body: { username, password } }, 200, { blame: 'createUser', subject })
        signIn.expect('/id', id)
      }
    },
  },
  {
    title: 'a common password, and one that is the name or the e-mail with digits around it, are refused',
    operations: ['createUser'],
    run: async ({ administrator }) => {
      const name = randomWord()
      const user = { name, email: `${name}b@example.org` }
      for (const password of ['1234567890', 'password123', `${name}12`, `1${user.email}`])
        await administrator.call('createUser', { body: { ...user, password } }, 400)
      await administrator.call('createUser', { body: { ...user, password: randomPassword() } })
    },
  },
  {
    title: 'the password of a new user is temporary, also after a change of the name, until the user replaces it',
    operations: ['createUser', 'updateUser', 'getUser'],
    run: async (context) => {
      const { administrator, needOperation, visitor } = context
      needOperation('changePassword')
      const { id, name, password } = await createNewUser(context)
      const created = await administrator.call('getUser', { path: { id } })
      created.expect('/password_temporary', true)
      const renamed = await administrator.call('updateUser', { body: { id, name: `${name} b` } })
      renamed.expect('/password_temporary', true)
      await visitor.call('login', { body: { username: `${name} b`, password } })
      await visitor.call('changePassword', { body: { current_password: password, new_password: randomPassword() } })
      const read = await administrator.call('getUser', { path: { id } })
      read.check(read.body.password_temporary !== true, '/password_temporary', 'false')
    },
  },
  {
    title: 'a reset ends the sign-ins and the old password, and answers a new temporary one',
    operations: ['resetUserPassword', 'getUser'],
    run: async ({ administrator, createUser, needOperation, visitor }) => {
      needOperation('changePassword')
      const { caller, id, name, password } = await createUser()
      const first = await administrator.call('resetUserPassword', { path: { id } })
      first.expect('/name', name)
      const late = { continueOnFailure: true, subject: 'after resetUserPassword', blame: 'resetUserPassword' as const }
      await caller.send('getSignedIn', {}, 401, late)
      await visitor.send('login', { body: { username: name, password } }, 401, late)
      const second = await administrator.call('resetUserPassword', { path: { id } })
      second.check(second.body.password !== first.body.password, '/password', 'another password than the last one')
      await visitor.send('login', { body: { username: name, password: first.body.password } }, 401, late)
      const subject = 'with the answered password'
      const credentials = { username: name, password: second.body.password }
      const signIn = await visitor.send('login', { body: credentials }, 200, { blame: 'resetUserPassword', subject })
      signIn.expect('/password_temporary', true)
      await visitor.call('getUser', { path: { id } }, 403)
      const read = await administrator.call('getUser', { path: { id } })
      read.expect('/password_temporary', true)
    },
  },
  {
    title: 'nobody resets their own password',
    operations: ['resetUserPassword'],
    run: async ({ createUser, signIn }) => {
      const { caller, id, name, password } = await createUser(['users.update'])
      for (const own of [id, id.toUpperCase()]) await caller.call('resetUserPassword', { path: { id: own } }, 409)
      await caller.call('getSignedIn')
      await signIn(name, password)
    },
  },
]
