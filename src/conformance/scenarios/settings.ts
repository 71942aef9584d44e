import type { TagScenarios } from '../scenario.ts'

export const settings: TagScenarios = {
  tag: 'settings',
  scenarios: [
    {
      title: 'everybody reads the same settings, without signing in, and the time zone is one that exists',
      operations: ['getSettings'],
      additions: ['getSettings'],
      run: async ({ administrator, visitor }) => {
        const read = await visitor.call('getSettings')
        const { product, time_zone } = read.body
        read.check(product.trim() !== '', '/product', 'the name of the product')
        read.check(isTimeZone(time_zone), '/time_zone', 'an IANA time zone')
        const signedIn = await administrator.call('getSettings')
        signedIn.expect('', read.body)
      },
    },
  ],
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined
  } catch {
    return false
  }
}
