import type { Scenario } from '../../scenario.ts'

/** The list of one's own sign-ins. */
export const signIns: Scenario[] = [
  {
    title: 'users see their own sign-ins, and end one of them or all others',
    operations: ['listSignIns', 'endSignIn', 'endOtherSignIns'],
    run: async ({ createUser, signIn }) => {
      const { caller, name, password } = await createUser()
      const before = await caller.call('listSignIns')
      before.check(before.body.length === 1 && before.body[0]?.is_current === true, '', 'the sign-in that makes the call, and no other')
      const [first, second] = [await signIn(name, password), await signIn(name, password)]
      const seen = await first.call('listSignIns')
      seen.check(
        seen.body.filter(({ is_current }) => is_current).length === 1 && seen.body.length === 3,
        '',
        'three sign-ins, one of them current',
      )
      const id = seen.body.find(({ is_current }) => is_current)?.id ?? ''
      await caller.call('endSignIn', { path: { id } })
      await first.send('getSignedIn', {}, 401, { continueOnFailure: true, blame: 'endSignIn', subject: 'whose sign-in was ended' })
      await caller.call('endSignIn', { path: { id } }, 404)
      await second.call('getSignedIn')
      await caller.call('endOtherSignIns')
      await second.send('getSignedIn', {}, 401, { continueOnFailure: true, blame: 'endOtherSignIns', subject: 'whose sign-in was ended' })
      const after = await caller.call('listSignIns')
      after.check(after.body.length === 1 && after.body[0]?.is_current === true, '', 'the sign-in that makes the call, and no other')
    },
  },
  {
    title: 'nobody ends the sign-in of someone else',
    operations: ['endSignIn'],
    run: async ({ administrator, createUser }) => {
      const { caller } = await createUser()
      const { body } = await caller.call('listSignIns')
      await administrator.call('endSignIn', { path: { id: body[0]?.id ?? '' } }, 404)
      await caller.call('getSignedIn')
    },
  },
]
