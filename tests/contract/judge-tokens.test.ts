import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findTokenFault } from '#conformance/judge/token-faults.ts'

/** Makes the tokens of five sign-ins. */
const make = (makeToken: (index: number) => string) => Array.from({ length: 5 }, (_, index) => makeToken(index))

const sign = (text: string) => createHmac('sha256', 'secret').update(text).digest('base64url')

describe('no fault is found in tokens', () => {
  test.each<[string, () => string]>([
    ['of 16 random bytes in base64url', () => randomBytes(16).toString('base64url')],
    ['of 16 random bytes in base64', () => encodeURIComponent(randomBytes(16).toString('base64'))],
    ['of 16 random bytes in hexadecimal digits', () => randomBytes(16).toString('hex')],
    ['that are random UUIDs', () => randomUUID()],
    [
      'of 39 decimal digits',
      () =>
        BigInt(`0x1${randomBytes(17).toString('hex')}`)
          .toString()
          .slice(0, 39),
    ],
    [
      'that are signed and begin alike',
      () => {
        const text = Buffer.from(JSON.stringify({ user: 'admin', id: randomUUID() })).toString('base64url')
        return `eyJhbGciOiJIUzI1NiJ9.${text}.${sign(text)}`
      },
    ],
    [
      'that are signed as those of express-session',
      () => {
        const id = randomBytes(24).toString('base64url')
        return `s%3A${id}.${sign(id)}`
      },
    ],
  ])('%s', (_, makeToken) => {
    for (let sample = 0; sample < 500; sample++) {
      const tokens = make(makeToken)
      expect(findTokenFault(tokens), tokens.join(' ')).toBeUndefined()
    }
  })
})

const time = 0x0199_8a00_0000

test.each<[string, (index: number) => string, string]>([
  ['that are the same', () => 'x'.repeat(40), 'another token'],
  ['that count in decimal digits', (index) => String(999_998 + index), 'do not follow'],
  ['that count in hexadecimal digits', (index) => (0xff_fe + index).toString(16).padStart(32, '0'), 'do not follow'],
  ['that count backwards behind a long beginning', (index) => `${'k3'.repeat(20)}${500 - 7 * index}`, 'do not follow'],
  ['that count in the middle', (index) => `sesión-${10 + index}-de-la-clínica-de-los-loros-azules`, 'do not follow'],
  ['of the milliseconds', (index) => String(time + 40 * index), 'do not follow'],
  ['of 64 random bits', () => randomBytes(8).toString('hex'), '64 at most'],
  [
    'of 20 random letters',
    () =>
      randomBytes(40)
        .toString('base64')
        .replaceAll(/[^a-z]/g, '')
        .slice(0, 10),
    'at most',
  ],
  ['whose random part is short', () => `${'k3'.repeat(20)}${randomBytes(6).toString('hex')}`, '48 at most'],
  [
    'that are UUIDs which begin with the time',
    (index) => `${(time + index * 2000).toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7${randomUUID().slice(15)}`,
    'at most',
  ],
])('tokens %s are told what they should be', (_, makeToken, words) => {
  expect(findTokenFault(make(makeToken))).toContain(words)
})
