import { TOTP } from 'otpauth'
import type { Context, CreatedUser } from '../../context.ts'
import type { Caller } from '../../exchange/caller.ts'
import { randomPassword } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createNewUser } from '../users/create-new-user.ts'

/** Sets a second factor. Returns the recovery codes, and a function that computes codes: of now, or of another step of 30 seconds. */
async function setSecondFactor({ caller, password }: Pick<CreatedUser, 'caller' | 'password'>) {
  const started = await caller.call('startSecondFactor', { body: { current_password: password } })
  // Codes go by the clock of the server.
  const ahead = Date.parse(started.getHeader('date') ?? new Date().toISOString()) - Date.now()
  const totp = new TOTP({ secret: started.body.secret })
  const computeCode = (step = 0) => totp.generate({ timestamp: Date.now() + ahead + step * 30_000 })
  const confirmed = await caller.call('confirmSecondFactor', { body: { code: computeCode() } })
  return { computeCode, confirmed, recoveryCodes: confirmed.body.recovery_codes }
}

/** Expects a sign-in to be refused because of its code. */
async function expectCodeAsked(visitor: Caller, body: { username: string; password: string; code?: string }, subject: string) {
  const refused = await visitor.send('login', { body }, 401, { continueOnFailure: true, subject })
  const { error } = refused.body as { error?: { details?: { path: string }[] } }
  refused.check(error?.details?.some(({ path }) => path === 'code') === true, '/error/details', 'a problem with the path code')
}

/** A code that is needed beside the password. */
export const secondFactors: Scenario[] = [
  {
    title: 'with a second factor the right password needs a code, and each code signs in once',
    operations: ['login', 'startSecondFactor', 'confirmSecondFactor', 'getSecondFactor'],
    run: async ({ createUser, visitor }) => {
      const user = await createUser()
      const credentials = { username: user.name, password: user.password }
      const before = await user.caller.call('getSecondFactor')
      before.expect('/active', false)
      const { computeCode, confirmed, recoveryCodes } = await setSecondFactor(user)
      confirmed.check(recoveryCodes.length === 10 && new Set(recoveryCodes).size === 10, '/recovery_codes', 'ten different codes')
      const after = await user.caller.call('getSecondFactor')
      after.expectFields({ active: true, recovery_codes: 10 })
      await user.caller.call('startSecondFactor', { body: { current_password: user.password } }, 409)
      await expectCodeAsked(visitor, credentials, 'without a code')
      await expectCodeAsked(visitor, { ...credentials, code: 'no es un código' }, 'with a wrong code')
      const wrong = await visitor.call('login', { body: { ...credentials, password: randomPassword(), code: computeCode(1) } }, 401)
      wrong.expect('/error/details', [])
      // The code of now was used to confirm, and the next one counts already.
      const code = computeCode(1)
      await visitor.call('login', { body: { ...credentials, code } })
      await expectCodeAsked(visitor, { ...credentials, code }, 'with a code that was used')
    },
  },
  {
    title: 'a secret that is not confirmed by its code changes nothing',
    operations: ['startSecondFactor', 'confirmSecondFactor', 'login'],
    run: async ({ createUser, signIn }) => {
      const { caller, name, password } = await createUser()
      const refused = await caller.call('startSecondFactor', { body: { current_password: randomPassword() } }, 400)
      const paths = refused.body.error.details.map(({ path }) => path)
      refused.check(paths.includes('current_password'), '/error/details', 'a problem with the path current_password')
      await caller.call('confirmSecondFactor', { body: { code: '123456' } }, 409)
      await caller.call('startSecondFactor', { body: { current_password: password } })
      const wrong = await caller.call('confirmSecondFactor', { body: { code: 'no es un código' } }, 400)
      wrong.check(
        wrong.body.error.details.some(({ path }) => path === 'code'),
        '/error/details',
        'a problem with the path code',
      )
      await signIn(name, password)
    },
  },
  {
    title: 'a recovery code signs in once, and new ones take the place of the old',
    operations: ['login', 'renewRecoveryCodes'],
    run: async ({ createUser, visitor }) => {
      const user = await createUser()
      const credentials = { username: user.name, password: user.password }
      await user.caller.call('renewRecoveryCodes', { body: { current_password: user.password } }, 409)
      const { recoveryCodes } = await setSecondFactor(user)
      const [first = '', second = ''] = recoveryCodes
      await visitor.call('login', { body: { ...credentials, code: first } })
      await expectCodeAsked(visitor, { ...credentials, code: first }, 'with a recovery code that was used')
      await user.caller.call('renewRecoveryCodes', { body: { current_password: randomPassword() } }, 400)
      const renewed = await user.caller.call('renewRecoveryCodes', { body: { current_password: user.password } })
      await expectCodeAsked(visitor, { ...credentials, code: second }, 'with a recovery code that was replaced')
      await visitor.call('login', { body: { ...credentials, code: renewed.body.recovery_codes[0]! } })
    },
  },
  {
    title: 'setting a second factor ends the sign-ins that were made without it, and no other',
    operations: ['confirmSecondFactor', 'getSignedIn'],
    run: async ({ createUser, signIn }) => {
      const user = await createUser()
      const other = await signIn(user.name, user.password)
      await setSecondFactor(user)
      await other.send('getSignedIn', {}, 401, { continueOnFailure: true, blame: 'confirmSecondFactor', subject: 'in another browser' })
      await user.caller.call('getSignedIn')
    },
  },
  {
    title: 'a removed second factor asks for no code any more, and needs the password to be removed',
    operations: ['removeSecondFactor', 'login'],
    run: async ({ createUser, signIn, visitor }) => {
      const user = await createUser()
      await setSecondFactor(user)
      await user.caller.call('removeSecondFactor', { body: { current_password: randomPassword() } }, 400)
      await expectCodeAsked(visitor, { username: user.name, password: user.password }, 'after a refused removal')
      await user.caller.call('removeSecondFactor', { body: { current_password: user.password } })
      await user.caller.call('removeSecondFactor', { body: { current_password: user.password } })
      await signIn(user.name, user.password)
    },
  },
]

/** Judges that a user with a temporary password reaches neither second factors nor sign-ins. */
export const closedToTemporary: Scenario = {
  title: 'while a password is temporary nobody sees or sets a second factor, or sees the sign-ins',
  operations: ['getSecondFactor', 'startSecondFactor', 'listSignIns'],
  run: async (context) => {
    await context.needTag('users')
    const { visitor } = context
    const { name: username, password } = await createNewUser(context)
    await visitor.call('login', { body: { username, password } })
    await visitor.call('getSecondFactor', {}, 403)
    await visitor.call('startSecondFactor', { body: { current_password: password } }, 403)
    await visitor.call('listSignIns', {}, 403)
  },
}

/** The second factor of someone else. */
export const secondFactorsOfUsers: Scenario[] = [
  {
    title: 'the second factor of a user is removed for the user who has lost it, and nobody removes their own so',
    operations: ['removeUserSecondFactor', 'getUser'],
    run: async ({ administrator, createUser, signIn }: Context) => {
      const user = await createUser(['users.update'])
      const path = { id: user.id }
      await setSecondFactor(user)
      const read = await administrator.call('getUser', { path })
      read.expect('/second_factor', true)
      for (const id of [user.id, user.id.toUpperCase()]) await user.caller.call('removeUserSecondFactor', { path: { id } }, 409)
      await administrator.call('removeUserSecondFactor', { path })
      await administrator.call('removeUserSecondFactor', { path })
      const removed = await administrator.call('getUser', { path })
      removed.check(removed.body.second_factor !== true, '/second_factor', 'false')
      await user.caller.call('getSignedIn')
      await signIn(user.name, user.password)
    },
  },
  {
    title: 'nobody removes the second factor of a user who may do more',
    operations: ['removeUserSecondFactor'],
    run: async ({ administrator, createUser }) => {
      const helper = await createUser(['users.update'])
      const { body: own } = await administrator.call('getSignedIn')
      await helper.caller.call('removeUserSecondFactor', { path: { id: own.id } }, 403)
    },
  },
]
