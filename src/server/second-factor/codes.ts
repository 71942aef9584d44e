import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '../hash-token.ts'

/** Seconds for which a code of an authenticator app counts. The codes before and after count too, because clocks differ. */
const period = 30

const recoveryCodeCount = 10

/** Letters and digits that do not look like another one. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const createTotp = (secret: Uint8Array, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, period, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })

/** Creates the secret that the server and an authenticator app share: 160 random bits. */
export const createSecret = (): Buffer => Buffer.from(new Secret().bytes)

/** Writes a secret as an authenticator app takes it: as a text, and as the address in a QR code. `label` is the user's name. */
export function formatSecret(secret: Uint8Array, names: { issuer: string; label: string }) {
  const totp = createTotp(secret, names)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Returns the step of 30 seconds whose code this is: the current one, the one before or the one after. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const token = removeSeparators(code)
  // The library throws for letters outside ASCII.
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = createTotp(secret).validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now.getTime() }) + delta
}

/** Creates the recovery codes of a user: twelve random letters and digits each. */
export const createRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, createRecoveryCode)

const createRecoveryCode = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')).join('-')

/** Returns the hash under which a recovery code is stored, as someone typed it. */
export const hashRecoveryCode = (code: string) => hashToken(removeSeparators(code).toLowerCase())

const removeSeparators = (code: string) => code.replace(/[\s-]/g, '')
