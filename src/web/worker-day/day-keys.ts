import type { State } from '#domain/states.ts'
import { describeSelectionKeys, type KeyBindings, markBindings, moveAccess } from '#web/session-grid/keys/key-bindings.ts'
import type { Direction, GridEdge } from '#web/session-grid/keys/move-position.ts'

/** The effect of a key in the day. The edges are those of a column, and of all columns. */
export type DayAction =
  | (Direction | GridEdge | `move-${Direction}`)
  | (State | 'came' | 'absent')
  | ('dayBefore' | 'dayAfter')
  | ('book' | 'note' | 'moveForm' | 'workerForm' | 'remove')
  | ('select' | 'selectTo' | 'selectAll' | 'clear')

/** Every key of the day by workers. */
export const dayKeys: KeyBindings<DayAction> = [
  {
    title: 'Ir por el día',
    entries: [
      { description: 'A la sesión o al cupo anterior o siguiente', keys: { ArrowUp: 'up', ArrowDown: 'down' } },
      { description: 'Al trabajador de al lado', keys: { ArrowLeft: 'left', ArrowRight: 'right' } },
      { description: 'Al principio o al final del día', keys: { Home: 'rowStart', End: 'rowEnd' } },
      { description: 'Al primer o al último trabajador', keys: { 'Control+Home': 'first', 'Control+End': 'last' } },
      { description: 'Al día anterior o siguiente', keys: { PageUp: 'dayBefore', PageDown: 'dayAfter' } },
    ],
  },
  {
    title: 'En un cupo libre',
    entries: [
      { description: 'Reservar', keys: { Enter: null, '+': 'book' }, needs: 'createSession' },
      { description: 'Buscar un cliente y reservar', keys: { 'A … Z': null }, needs: 'createSession' },
    ],
  },
  {
    title: 'Con una sesión',
    entries: [
      { description: 'Abrir la ficha', keys: { Enter: null } },
      ...markBindings,
      { description: 'Buscar a alguien, al escribir su nombre de seguido', keys: { 'A … Z': null } },
      {
        description: 'Moverla un cupo, o al trabajador de al lado',
        keys: { 'Alt+ArrowUp': 'move-up', 'Alt+ArrowDown': 'move-down', 'Alt+ArrowLeft': 'move-left', 'Alt+ArrowRight': 'move-right' },
        ...moveAccess,
      },
      { description: 'Escribir su nota', keys: { e: 'note' }, needs: 'updateSession' },
      { description: 'Mover a…', keys: { m: 'moveForm' }, ...moveAccess },
      { description: 'Cambiar trabajador', keys: { t: 'workerForm' }, ...moveAccess },
      { description: 'Eliminar', keys: { Delete: 'remove', Backspace: 'remove' }, needs: 'deleteSession' },
    ],
  },
  {
    title: 'Elegir varias',
    hint: describeSelectionKeys,
    entries: [
      { description: 'Elegirla, o quitarla de las elegidas', keys: { ' ': 'select', 'Control+click': null } },
      { description: 'Elegir hasta ella, por trabajador y hora', keys: { 'Shift+ ': 'selectTo', 'Shift+click': null } },
      { description: 'Elegir las del trabajador; otra vez, las del día', keys: { 'Control+a': 'selectAll' } },
      { description: 'Quitar la selección', keys: { Escape: 'clear' } },
    ],
  },
]
