import type { Period } from '#domain/periods.ts'
import type { Operation } from '#web/auth/access.ts'

/** The sessions that a query shows: those of a period, in one turn or all, of one client or worker or of everybody. */
export type SessionScope = Period & { turnId?: string; clientId?: string; workerId?: string }

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * A query of sessions with a scope shows the user's changes before the server has answered. `operation` is the one whose access a query needs, where its key
     * begins with the path of another one.
     */
    queryMeta: { sessionScope?: SessionScope; operation?: Operation }
  }
}
