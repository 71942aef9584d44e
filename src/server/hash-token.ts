import { createHash } from 'node:crypto'

/** Returns the hash under which a token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
