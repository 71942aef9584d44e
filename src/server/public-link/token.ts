import { randomBytes } from 'node:crypto'

/** A fresh token: 128 random bits, base64url, 22 characters. */
export const newToken = () => randomBytes(16).toString('base64url')

/** Whether a text could be the token of a link. */
export const isToken = (text: string) => /^[\w-]{22}$/.test(text)
