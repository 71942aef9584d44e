import fc from 'fast-check'
import type { SessionStep } from '#api/generated/app.ts'
import { hasAccess } from '#domain/access.ts'
import type { Command } from './agenda-commands.ts'
import type { ModelSession } from './agenda-model.ts'
import { anyStep, type PeopleAndSlots, toCommand } from './agenda-steps.ts'

/**
 * A random step. With `concernsClient` it books a session for the waiting entry of the client, or is about a session that was booked so or has a reply, and confirms it
 * if it changes the state.
 */
export const anyRequest = fc.record({ step: anyStep, concernsClient: fc.boolean() })

/** A reply of a client to one of the sessions. */
export const anyReply = fc.record({ session: fc.nat(), reply: fc.constantFrom('confirmed' as const, 'declined' as const) })

/** The access of a user who changes sessions: the whole, parts of it, or that of a worker who changes their own sessions and books others. */
export const anyAccess = fc.oneof(
  { weight: 2, arbitrary: fc.constant<string[]>(['sessions.mix']) },
  { weight: 1, arbitrary: fc.subarray(['sessions.read', 'sessions.register', 'sessions.update', 'sessions.delete'], { minLength: 2 }) },
  { weight: 1, arbitrary: fc.constant<string[]>(['my_sessions.update', 'sessions.register']) },
)

export type Request = typeof anyRequest extends fc.Arbitrary<infer T> ? T : never
export type Reply = typeof anyReply extends fc.Arbitrary<infer T> ? T : never

type RequestedClinic = {
  people: PeopleAndSlots
  sessions: readonly ModelSession[]
  /** The waiting entries by client. */
  entries: ReadonlyMap<string, string>
  /** The sessions that were booked for an entry, or have a reply. */
  concerned: ReadonlySet<string>
}

/** Turns a request into a command on the sessions of a clinic. */
export function toCommandOf({ people, sessions, entries, concerned }: RequestedClinic, { step, concernsClient }: Request): Command | null {
  const ofClients = concernsClient ? sessions.filter(({ id }) => concerned.has(id)) : []
  const command = toCommand(step, ofClients.length > 0 ? ofClients : sessions, people)
  if (!concernsClient) return command
  if (command?.do === 'changeState') return { ...command, state: 'confirmed', attended: undefined }
  if (command?.do !== 'book') return command
  return { ...command, input: { ...command.input, waitingEntryId: entries.get(command.input.clientId) } }
}

/** Turns a command into the steps of one change. */
export function toSteps(command: Command): SessionStep[] {
  switch (command.do) {
    case 'book':
      return [{ create: command.input }]
    case 'bookMany':
      return command.inputs.map((input) => ({ create: input }))
    case 'replace':
      return [{ update: { ...command.input, id: command.id } }]
    case 'changeState': {
      const { do: _, ...state } = command
      return [{ state }]
    }
    case 'delete':
      return [{ delete: { id: command.id } }]
    case 'deleteMany':
      return command.ids.map((id) => ({ delete: { id } }))
    case 'endSeries': {
      const { do: _, ...endSeries } = command
      return [{ endSeries }]
    }
  }
}

/** True for the access of a worker who changes only their own sessions. */
export const isOwnOnly = (access: readonly string[]) => access.includes('my_sessions.update')

/** The access that each kind of step needs, unless the session is the worker's own. */
const accessOfSteps = {
  create: 'sessions.register',
  update: 'sessions.update',
  state: 'sessions.update',
  delete: 'sessions.delete',
  endSeries: 'sessions.delete',
} satisfies Record<keyof SessionStep, string>

/** True where a user with this access may send steps of this kind, about their own sessions at least. */
export function maySend(access: readonly string[], step: SessionStep): boolean {
  const isOpenToOwn = step.update !== undefined || step.state !== undefined
  const [kind] = Object.keys(step) as [keyof SessionStep]
  return (isOpenToOwn && isOwnOnly(access)) || hasAccess(new Set(access), accessOfSteps[kind])
}

/** Makes every second step override that the worker is not available, where the access allows it. */
export function overrideSome(steps: readonly SessionStep[], access: readonly string[]): SessionStep[] {
  return steps.map(({ create, update, state, ...step }, index) => {
    const [override, overrideChange] = [index % 2 === 0, index % 2 === 0 && !isOwnOnly(access)]
    if (create) return { create: { ...create, override } }
    if (update) return { update: { ...update, override: overrideChange } }
    return state ? { state: { ...state, override: overrideChange } } : step
  })
}
