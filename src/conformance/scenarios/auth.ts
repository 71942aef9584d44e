import type { Context } from '../context.ts'
import { isSame } from '../exchange/answer.ts'
import { randomDigits, randomPassword, randomWord } from '../random.ts'
import type { TagScenarios } from '../scenario.ts'
import { closedToTemporary, secondFactors } from './auth/second-factors.ts'
import { tokensOfSignIns } from './auth/sign-in-tokens.ts'
import { signIns } from './auth/sign-ins.ts'
import { createNewUser } from './users/create-new-user.ts'

/**
 * Returns a user who can be spared, and who counts the wrong passwords of this scenario alone. A server without the operations of users gets the name of
 * nobody, which has to count in the same way.
 */
async function createLimitedUser(context: Context): Promise<{ name: string; password: string }> {
  return (await context.hasTag('users')) ? createNewUser(context) : { name: randomWord(14), password: randomPassword() }
}

export const auth: TagScenarios = {
  tag: 'auth',
  samples: {
    login: async () => ({ body: { username: randomWord(), password: randomPassword() } }),
    changePassword: async () => ({ body: { current_password: randomPassword(), new_password: randomPassword() } }),
    startSecondFactor: async () => ({ body: { current_password: randomPassword() } }),
    confirmSecondFactor: async () => ({ body: { code: randomDigits(6) } }),
    removeSecondFactor: async () => ({ body: { current_password: randomPassword() } }),
    renewRecoveryCodes: async () => ({ body: { current_password: randomPassword() } }),
  },
  scenarios: [
    {
      title: 'a sign-in answers the user and sets a cookie that scripts cannot read',
      operations: ['login', 'getSignedIn'],
      run: async ({ credentials, visitor }) => {
        const signIn = await visitor.call('login', { body: credentials })
        const cookie = signIn.getHeader('set-cookie') ?? ''
        signIn.checkHeader(/;\s*httponly/i.test(cookie), 'set-cookie', 'HttpOnly')
        signIn.checkHeader(/;\s*samesite=lax/i.test(cookie), 'set-cookie', 'SameSite=Lax')
        // Without it browsers send the cookie to the paths beside the sign-in only.
        signIn.checkHeader(/;\s*path=\/(;|$)/i.test(cookie), 'set-cookie', 'Path=/')
        const signedIn = await visitor.call('getSignedIn')
        signedIn.expectFields({ id: signIn.body.id, name: signIn.body.name })
        signedIn.check(signedIn.body.deleted_at === null, '/deleted_at', 'null')
      },
    },
    {
      title: 'the tree of modules of a user has the effective access and no other',
      operations: ['login'],
      run: async ({ credentials, visitor }) => {
        const signIn = await visitor.call('login', { body: credentials })
        const listCodes = (modules: typeof signIn.body.modules): string[] =>
          modules.flatMap(({ access, children }) => [...access.map(({ code }) => code), ...listCodes(children)])
        const codes = signIn.body.access.map(({ code }) => code).toSorted()
        const inModules = listCodes(signIn.body.modules).toSorted()
        signIn.check(isSame(inModules, codes), '/modules', `a tree with the access ${codes.join(', ')}`, inModules)
      },
    },
    {
      title: 'the name of a user signs in without regard to case',
      operations: ['login'],
      run: async ({ credentials, visitor }) => {
        const { username, password } = credentials
        const { body } = await visitor.call('login', { body: credentials })
        const inCapitals = await visitor.call('login', { body: { username: username.toUpperCase(), password } })
        inCapitals.expect('/id', body.id)
      },
    },
    {
      title: 'a wrong password and an unknown name are refused in the same way, and sign nobody in',
      operations: ['login', 'getSignedIn'],
      run: async ({ credentials, visitor }) => {
        const unknown = await visitor.call('login', { body: { username: randomWord(), password: randomPassword() } }, 401)
        const wrong = await visitor.call('login', { body: { username: credentials.username, password: randomPassword() } }, 401)
        wrong.expect('/error', unknown.body.error)
        await visitor.call('getSignedIn', {}, 401)
        // A sign-in forgets the wrong passwords before it.
        await visitor.call('login', { body: credentials })
      },
    },
    {
      title: 'after five wrong passwords for one user the right one is refused too, and Retry-After says for how long',
      operations: ['login'],
      run: async (context) => {
        const { visitor } = context
        const { name: username, password } = await createLimitedUser(context)
        for (let attempt = 1; attempt <= 5; attempt++) await visitor.call('login', { body: { username, password: randomPassword() } }, 401)
        const options = { subject: 'after five wrong passwords' }
        const refused = await visitor.send('login', { body: { username: username.toUpperCase(), password } }, 429, options)
        const seconds = Number(refused.getHeader('retry-after'))
        refused.checkHeader(seconds > 0 && seconds <= 900, 'retry-after', 'at most 900 seconds')
      },
    },
    {
      title: 'a cookie that the server has not given signs nobody in',
      operations: ['getSignedIn'],
      run: async ({ credentials, visitor }) => {
        await visitor.call('login', { body: credentials })
        const forged = visitor.copy()
        forged.jar.replaceValues(randomPassword())
        await forged.call('getSignedIn', {}, 401)
      },
    },
    {
      title: 'signing out ends this sign-in, also for a copy of its cookie, and no other',
      operations: ['logout', 'login', 'getSignedIn'],
      run: async ({ credentials, signIn }) => {
        const { username, password } = credentials
        const [first, second] = [await signIn(username, password), await signIn(username, password)]
        const copy = first.copy()
        const signOut = await first.call('logout')
        signOut.checkHeader(first.jar.isEmpty, 'set-cookie', 'a cookie without value, or with Max-Age=0')
        await copy.send('getSignedIn', {}, 401, { continueOnFailure: true, subject: 'after logout', blame: 'logout' })
        await second.call('getSignedIn')
        await second.call('logout')
      },
    },
    {
      title: 'signing out without a sign-in gets the same answer',
      operations: ['logout'],
      run: async ({ visitor }) => {
        await visitor.call('logout')
      },
    },
    {
      title: 'signing out everywhere ends every sign-in of the user',
      operations: ['logout', 'getSignedIn'],
      run: async ({ createUser, signIn }) => {
        const { caller, name, password } = await createUser()
        const other = await signIn(name, password)
        await caller.call('logout', { query: { everywhere: true } })
        await other.send('getSignedIn', {}, 401, { blame: 'logout', subject: 'after logout everywhere' })
      },
    },
    {
      title: 'a new password ends the other sign-ins and replaces the old password',
      operations: ['changePassword', 'login', 'getSignedIn'],
      run: async ({ createUser, signIn, visitor }) => {
        const { caller, name, password } = await createUser()
        const other = await signIn(name, password)
        const new_password = randomPassword()
        await caller.call('changePassword', { body: { current_password: password, new_password } })
        await caller.call('getSignedIn')
        await other.send('getSignedIn', {}, 401, { continueOnFailure: true, blame: 'changePassword', subject: 'in another browser' })
        await visitor.call('login', { body: { username: name, password } }, 401)
        await visitor.call('login', { body: { username: name, password: new_password } })
      },
    },
    {
      title: 'a wrong current password and a new one that is easy to guess change nothing',
      operations: ['changePassword'],
      run: async ({ createUser, signIn }) => {
        const { caller, name, password } = await createUser()
        const wrong = await caller.call(
          'changePassword',
          { body: { current_password: randomPassword(), new_password: randomPassword() } },
          400,
        )
        const paths = wrong.body.error.details.map(({ path }) => path)
        wrong.check(paths.includes('current_password'), '/error/details', 'a problem with the path current_password')
        for (const new_password of [
          '1234567890',
          `${name}12`,
          `${name}abcde`,
          'administrador',
          'Terapeuta-2026',
          'aaaaaaaaaaaa',
          'abababababab',
        ])
          await caller.send('changePassword', { body: { current_password: password, new_password } }, 400, { continueOnFailure: true })
        await signIn(name, password)
      },
    },
    {
      title: 'while a password is temporary only the sign-in, its end and the change of the password are allowed',
      operations: ['changePassword', 'login', 'getSignedIn'],
      run: async ({ administrator, needOperation, needTag, visitor }) => {
        needOperation('changePassword')
        await needTag('users')
        const [username, password] = [randomWord(14), randomPassword()]
        const { body: user } = await administrator.call('createUser', { body: { name: username, password } })
        const signIn = await visitor.call('login', { body: { username, password } })
        signIn.expect('/password_temporary', true)
        await visitor.call('getSignedIn')
        await visitor.call('getUser', { path: { id: user.id } }, 403)
        await visitor.call('changePassword', { body: { current_password: password, new_password: password } }, 400)
        await visitor.call('changePassword', { body: { current_password: password, new_password: randomPassword() } })
        const own = await visitor.call('getUser', { path: { id: user.id } })
        own.check(own.body.password_temporary !== true, '/password_temporary', 'false')
      },
    },
    ...secondFactors,
    ...signIns,
    tokensOfSignIns,
    closedToTemporary,
  ],
}
