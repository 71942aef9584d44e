import type { Operations } from '../call.ts'

export const events = {
  streamEvents: async ({ actor, request, reply, streams }) => streams.open(actor, request, reply),
} satisfies Partial<Operations>
