import { findTokenFault } from '../../judge/token-faults.ts'
import type { Scenario } from '../../scenario.ts'

/** The number of sign-ins whose tokens are compared. */
const count = 5

/** Judges what a cookie has as its value. */
export const tokensOfSignIns: Scenario = {
  title: 'every sign-in has its own long token, which does not follow from the one before',
  operations: ['login'],
  run: async ({ credentials, visitor }) => {
    const browsers = Array.from({ length: count }, () => visitor.copy())
    const answers = []
    for (const browser of browsers) answers.push(await browser.call('login', { body: credentials }))
    const cookies = browsers.map(({ jar }) => jar.values)
    // A cookie that is the same in every browser signs nobody in.
    const isConstant = ([name, value]: [string, string]) => cookies.every((values) => values.get(name) === value)
    const tokens = cookies.map((values) =>
      [...values]
        .filter((cookie) => !isConstant(cookie))
        .map(([, value]) => value)
        .join(''),
    )
    const fault = findTokenFault(tokens)
    answers[0]!.checkHeader(fault === undefined, 'set-cookie', String(fault), tokens)
  },
}
