import { randomPassword, randomWord } from '../random.ts'
import type { TagScenarios } from '../scenario.ts'

export const auth: TagScenarios = {
  tag: 'auth',
  samples: {
    login: async () => ({ body: { username: randomWord(), password: randomPassword() } }),
  },
  scenarios: [
    {
      title: 'a wrong password and an unknown name are refused in the same way, and sign nobody in',
      operations: ['login', 'getSignedIn'],
      run: async ({ visitor }) => {
        await visitor.call('login', { body: { username: randomWord(), password: randomPassword() } }, 401)
        await visitor.call('getSignedIn', {}, 401)
      },
    },
  ],
}
