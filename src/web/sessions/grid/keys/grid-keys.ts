import { type State, stateNames } from '#domain/states.ts'
import type { Can, Operation } from '../../../auth/access.ts'
import { stateKeys } from '../../state/state-choice.tsx'
import type { CellPosition } from '../grid-state.ts'

/** What a key does in the grid. */
export type GridAction = keyof typeof directions | State | Attendance | OfGrid

/** A step to the next slot or day. With Alt it moves the session. */
export type Direction = keyof typeof directions

type Attendance = 'came' | 'absent'
type OfGrid =
  | `move-${Direction}`
  | ('rowStart' | 'rowEnd' | 'first' | 'last' | 'weekBefore' | 'weekAfter')
  | ('enter' | 'before' | 'after' | 'leave' | 'book' | 'open' | 'note' | 'moveForm' | 'workerForm' | 'remove')
  | ('select' | 'selectTo' | 'selectBefore' | 'selectAfter' | 'selectAll' | 'clear' | 'help')

export const directions = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
} as const

/** Whether the focus is on a slot or on a session in it. */
type FocusLevel = 'slot' | 'inside'

interface KeyBinding {
  /** The text of the keys help. */
  does: string
  /** Each key with its action. Keys without an action are handled elsewhere and only listed in the help. */
  keys: readonly (readonly [combination: string, action?: GridAction])[]
  /** The only level at which the keys work. Without it they work at both. */
  at?: FocusLevel
  /** The operation to which the user needs access. */
  needs?: Operation
  /** Access limited to the user's own sessions is not enough. */
  allSessions?: true
}

/** True when the user has access to what the keys do. */
export const isUsable = ({ needs, allSessions }: Pick<KeyBinding, 'needs' | 'allSessions'>, can: Can) =>
  needs === undefined || can(needs, allSessions && {})

const moveAccess = { needs: 'updateSession', allSessions: true } as const

/** Every key of the agenda. The grid handles keys by this table, and the keys help shows it. */
export const gridKeys: readonly { title: string; hint?: (can: Can) => string; entries: readonly KeyBinding[] }[] = [
  {
    title: 'Ir por la semana',
    entries: [
      {
        does: 'Al cupo de al lado',
        keys: [
          ['ArrowLeft', 'left'],
          ['ArrowRight', 'right'],
        ],
      },
      {
        does: 'Al cupo anterior o siguiente',
        at: 'slot',
        keys: [
          ['ArrowUp', 'up'],
          ['ArrowDown', 'down'],
        ],
      },
      {
        does: 'Al primer o al último día',
        keys: [
          ['Home', 'rowStart'],
          ['End', 'rowEnd'],
        ],
      },
      {
        does: 'Al primer o al último cupo de la semana',
        keys: [
          ['Control+Home', 'first'],
          ['Control+End', 'last'],
        ],
      },
      {
        does: 'A la semana anterior o siguiente',
        keys: [
          ['PageUp', 'weekBefore'],
          ['PageDown', 'weekAfter'],
        ],
      },
    ],
  },
  {
    title: 'En un cupo',
    entries: [
      {
        does: 'Entrar en sus sesiones',
        at: 'slot',
        keys: [
          ['Enter', 'enter'],
          ['F2', 'enter'],
        ],
      },
      { does: 'Si no tiene sesiones, reservar', keys: [['Enter'], ['F2']], needs: 'createSession' },
      {
        does: 'De una sesión a otra',
        at: 'inside',
        keys: [
          ['ArrowUp', 'before'],
          ['ArrowDown', 'after'],
        ],
      },
      { does: 'Volver al cupo', at: 'inside', keys: [['Escape', 'leave']] },
      { does: 'Reservar', keys: [['+', 'book']], needs: 'createSession' },
    ],
  },
  {
    title: 'En toda la página',
    entries: [
      { does: 'Deshacer lo último', keys: [['Control+z']] },
      { does: 'Mostrar estas teclas', keys: [['?', 'help']] },
    ],
  },
  {
    title: 'Con una sesión',
    hint: () => 'También desde el cupo, si tiene una sola.',
    entries: [
      { does: 'Abrir la ficha', at: 'inside', keys: [['Enter', 'open']] },
      {
        does: stateKeys.map(([state]) => stateNames[state]).join(', '),
        keys: stateKeys.map(([state, key]) => [key, state] as const),
        needs: 'changeSessionState',
      },
      {
        does: 'Vino, no vino',
        keys: [
          ['v', 'came'],
          ['n', 'absent'],
        ],
        needs: 'changeSessionState',
      },
      {
        does: 'Moverla un cupo o un día',
        keys: [
          ['Alt+ArrowUp', 'move-up'],
          ['Alt+ArrowDown', 'move-down'],
          ['Alt+ArrowLeft', 'move-left'],
          ['Alt+ArrowRight', 'move-right'],
        ],
        ...moveAccess,
      },
      { does: 'Escribir su nota', keys: [['e', 'note']], needs: 'updateSession' },
      { does: 'Mover a…', keys: [['m', 'moveForm']], ...moveAccess },
      { does: 'Cambiar trabajador', keys: [['t', 'workerForm']], ...moveAccess },
      {
        does: 'Eliminar',
        keys: [
          ['Delete', 'remove'],
          ['Backspace', 'remove'],
        ],
        needs: 'deleteSession',
      },
    ],
  },
  {
    title: 'Elegir varias',
    hint: (can) => {
      const keys = [
        ...(can('changeSessionState') ? ['los estados', 'vino y no vino'] : []),
        ...(isUsable(moveAccess, can) ? ['m'] : []),
        ...(can('deleteSession') ? ['Supr'] : []),
      ]
      return keys.length > 0 ? `Valen entonces para todas las elegidas: ${keys.join(', ')}.` : ''
    },
    entries: [
      { does: 'Elegirla, o quitarla de las elegidas', keys: [[' ', 'select'], ['Control+click']] },
      { does: 'Elegir hasta ella, en el orden de la semana', keys: [['Shift+ ', 'selectTo'], ['Shift+click']] },
      {
        does: 'Elegir también la anterior o la siguiente',
        at: 'inside',
        keys: [
          ['Shift+ArrowUp', 'selectBefore'],
          ['Shift+ArrowDown', 'selectAfter'],
        ],
      },
      { does: 'Elegir las del cupo; otra vez, las del día; otra vez, las de la semana', keys: [['Control+a', 'selectAll']] },
      { does: 'Quitar la selección', at: 'slot', keys: [['Escape', 'clear']] },
    ],
  },
]

const entries = gridKeys.flatMap((group) => group.entries)

type PressedKey = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }

/** The action of a pressed key at a level; undefined when there is none or the user has no access to it. */
export function findAction(pressed: PressedKey, level: FocusLevel, can: Can): GridAction | undefined {
  const combination = formatCombination(pressed)
  for (const { keys, at, ...rest } of entries) {
    if (at !== undefined && at !== level) continue
    const action = keys.find(([own]) => own === combination)?.[1]
    if (action && isUsable(rest, can)) return action
  }
}

/** "Control+Home". Shift counts only with named keys, because "?" or "+" may need it. */
function formatCombination({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey) {
  const isNamed = key.length > 1 || key === ' '
  return `${ctrlKey || metaKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${shiftKey && isNamed ? 'Shift+' : ''}${isNamed ? key : key.toLowerCase()}`
}

/** The cell to which an action moves the focus, by the ARIA pattern of grids; null for other actions. */
export function movePosition(
  position: CellPosition,
  action: GridAction,
  { rows, columns }: { rows: number; columns: number },
): CellPosition | null {
  if (isDirection(action)) {
    const { row, column } = directions[action]
    return { row: clamp(position.row + row, rows), column: clamp(position.column + column, columns) }
  }
  if (action === 'rowStart') return { ...position, column: 0 }
  if (action === 'rowEnd') return { ...position, column: columns - 1 }
  if (action === 'first') return { row: 0, column: 0 }
  if (action === 'last') return { row: rows - 1, column: columns - 1 }
  return null
}

const isDirection = (action: GridAction): action is Direction => action in directions

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)
