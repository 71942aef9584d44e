import { markNames, type SessionMark, stateNames } from '#domain/states.ts'
import type { Can, Operation } from '#web/auth/access.ts'
import { stateKeys } from '#web/session-state/state-choice.tsx'
import { formatCombination, type KeyGroup } from '#web/ui/keys/key-table.ts'

/** The level of the focus in a grid: on a cell, or inside it on a session. */
export type FocusLevel = 'cell' | 'inside'

export interface KeyBinding<Action> {
  /** The text of the keys help. */
  description: string
  /** The action of each combination of keys. Those without one are handled elsewhere and only listed in the help. */
  keys: Readonly<Record<string, Action | null>>
  /** The level of the focus at which the keys work. Without it they work at both. */
  level?: FocusLevel
  /** The operation to which the user needs access. */
  needs?: Operation
  /** True when access limited to the user's own sessions is not enough. */
  allSessions?: true
}

/** The keys of a grid, in titled groups. The grid handles keys by this table, and the keys help shows it. */
export type KeyBindings<Action> = readonly { title: string; hint?: (can: Can) => string; entries: readonly KeyBinding<Action>[] }[]

/** True when the user has access to what the keys do. */
export const isUsable = ({ needs, allSessions }: Pick<KeyBinding<never>, 'needs' | 'allSessions'>, can: Can) =>
  needs === undefined || can(needs, allSessions && {})

/** The operations that a user must have access to in order to move sessions. */
export const moveAccess = { needs: 'updateSession', allSessions: true } as const

/** Says which keys act on all selected sessions. */
export function describeSelectionKeys(can: Can): string {
  const keys = [
    ...(can('changeSessionState') ? ['los estados', 'vino y no vino'] : []),
    ...(isUsable(moveAccess, can) ? ['m'] : []),
    ...(can('deleteSession') ? ['Supr'] : []),
  ]
  return keys.length > 0 ? `Valen entonces para todas las elegidas: ${keys.join(', ')}.` : ''
}

/** The letters that mark sessions. They are the same in every grid. */
export const markBindings = [
  {
    description: stateKeys.map(([state]) => stateNames[state]).join(', '),
    keys: Object.fromEntries(stateKeys.map(([state, key]) => [key, state])),
    needs: 'changeSessionState',
  },
  { description: 'Vino, no vino', keys: { v: 'came', n: 'absent' } as const, needs: 'changeSessionState' },
] as const

/** Finds the action of a pressed key, where the focus is; undefined when there is none or the user has no access to it. */
export function findAction<Action>(
  bindings: KeyBindings<Action>,
  pressed: Parameters<typeof formatCombination>[0],
  focusLevel: FocusLevel,
  can: Can,
): Action | undefined {
  const combination = formatCombination(pressed)
  for (const { keys, level, ...rest } of bindings.flatMap(({ entries }) => entries)) {
    if (level !== undefined && level !== focusLevel) continue
    const action = keys[combination]
    if (action && isUsable(rest, can)) return action
  }
}

/** Says what an action does: "Confirmada", "Mover a…". */
export function describeAction<Action extends string>(bindings: KeyBindings<Action>, action: Action): string {
  const entry = bindings.flatMap(({ entries }) => entries).find(({ keys }) => Object.values(keys).includes(action))
  return action in markNames ? markNames[action as SessionMark] : (entry?.description ?? '')
}

/** Lists the keys that the user can use, for the keys help. */
export const listUsableKeys = <Action>(bindings: KeyBindings<Action>, can: Can): KeyGroup[] =>
  bindings.map(({ title, hint, entries }) => ({
    title,
    hint: hint?.(can),
    entries: entries.filter((binding) => isUsable(binding, can)).map(({ description, keys }) => ({ description, keys: Object.keys(keys) })),
  }))
