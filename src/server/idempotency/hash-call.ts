import { createHash, createHmac } from 'node:crypto'

/**
 * Hashes the key of a user's call, and what was sent with it, whatever the order of its properties. Without the key, which is not stored, nobody can find out
 * by guessing what a body had, such as a password. `lock` is the key of an advisory lock.
 */
export function hashCall(key: string, userId: string, { path, body }: { path: unknown; body: unknown }) {
  const key_hash = createHash('sha256').update(`${userId} ${key}`).digest()
  const body_hash = createHmac('sha256', key).update(JSON.stringify({ path, body }, sortProperties)).digest()
  return { key_hash, body_hash, lock: key_hash.readBigInt64BE().toString() }
}

const sortProperties = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
