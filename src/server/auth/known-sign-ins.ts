import { hashToken } from '../hash-token.ts'

/** How many sign-ins a process remembers. */
const maxKnown = 10_000

/**
 * Remembers the sign-ins whose users were found. They take turns of their own at the database, before their users are known. Calls with another token share
 * the turns of their address, because each invented token would otherwise get its turn between two queries of a user.
 */
export class KnownSignIns {
  readonly #hashes = new Set<string>()

  /** Returns for whom a call takes turns until its user is known. */
  chooseTurn(token: string | undefined, address: string): string {
    if (token === undefined) return address
    const hash = encode(hashToken(token))
    return this.#hashes.has(hash) ? hash : address
  }

  /** Remembers a sign-in by the hash of its token. When there are too many, those that are still used are remembered again. */
  remember(tokenHash: Buffer) {
    if (this.#hashes.size >= maxKnown) this.#hashes.clear()
    this.#hashes.add(encode(tokenHash))
  }
}

const encode = (hash: Buffer) => hash.toString('base64')
