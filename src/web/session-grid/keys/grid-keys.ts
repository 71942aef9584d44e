import type { GridAction } from './grid-actions.ts'
import { describeSelectionKeys, type KeyBindings, markBindings, moveAccess } from './key-bindings.ts'

/** Every key of the agenda. */
export const gridKeys: KeyBindings<GridAction> = [
  {
    title: 'Ir por la semana',
    entries: [
      { description: 'Al cupo de al lado', keys: { ArrowLeft: 'left', ArrowRight: 'right' } },
      { description: 'Al cupo anterior o siguiente', level: 'cell', keys: { ArrowUp: 'up', ArrowDown: 'down' } },
      { description: 'Al primer o al último día', keys: { Home: 'rowStart', End: 'rowEnd' } },
      { description: 'Al primer o al último cupo de la semana', keys: { 'Control+Home': 'first', 'Control+End': 'last' } },
      { description: 'A la semana anterior o siguiente', keys: { PageUp: 'weekBefore', PageDown: 'weekAfter' } },
    ],
  },
  {
    title: 'En un cupo',
    entries: [
      { description: 'Entrar en sus sesiones', level: 'cell', keys: { Enter: 'enter', F2: 'enter' } },
      { description: 'Si no tiene sesiones, reservar', keys: { Enter: null, F2: null }, needs: 'createSession' },
      { description: 'Si no tiene sesiones, buscar un cliente y reservar', keys: { 'A … Z': null }, needs: 'createSession' },
      { description: 'De una sesión a otra', level: 'inside', keys: { ArrowUp: 'before', ArrowDown: 'after' } },
      { description: 'Volver al cupo', level: 'inside', keys: { Escape: 'leave' } },
      { description: 'Reservar', keys: { '+': 'book' }, needs: 'createSession' },
    ],
  },
  {
    title: 'Con una sesión',
    hint: () => 'También desde el cupo, si tiene una sola.',
    entries: [
      { description: 'Abrir la ficha', level: 'inside', keys: { Enter: 'open' } },
      ...markBindings,
      { description: 'Buscar a alguien, al escribir su nombre de seguido', keys: { 'A … Z': null } },
      {
        description: 'Moverla un cupo o un día',
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
      { description: 'Elegir hasta ella, en el orden de la semana', keys: { 'Shift+ ': 'selectTo', 'Shift+click': null } },
      {
        description: 'Elegir también la anterior o la siguiente',
        level: 'inside',
        keys: { 'Shift+ArrowUp': 'selectBefore', 'Shift+ArrowDown': 'selectAfter' },
      },
      { description: 'Elegir las del cupo; otra vez, las del día; otra vez, las de la semana', keys: { 'Control+a': 'selectAll' } },
      { description: 'Quitar la selección', level: 'cell', keys: { Escape: 'clear' } },
    ],
  },
]
