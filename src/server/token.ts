import { randomBytes } from 'node:crypto'

/** Returns a fresh token: 128 random bits, base64url, 22 characters. */
export const createToken = () => randomBytes(16).toString('base64url')

/** True for a text that has the form of a token. */
export const isToken = (text: string) => /^[\w-]{22}$/.test(text)
