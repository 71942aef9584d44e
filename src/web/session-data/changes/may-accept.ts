import type { Can } from '#web/auth/access.ts'

/** True for a user who may book where a worker is not available. Access to one's own sessions is not enough. */
export const mayAcceptUnavailable = (can: Can) => can('createSession', {}) || can('updateSession', {})
