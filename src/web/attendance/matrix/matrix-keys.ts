import type { State } from '#domain/states.ts'
import { type KeyBindings, markBindings } from '#web/session-grid/keys/key-bindings.ts'
import type { Direction, GridEdge } from '#web/session-grid/keys/move-position.ts'

/** The effect of a key in the matrix. */
export type MatrixAction =
  | (Direction | GridEdge)
  | (State | 'came' | 'absent')
  | ('monthBefore' | 'monthAfter' | 'open' | 'nextUnmarked')
  | ('selectRow' | 'selectDate' | 'selectAll' | 'clear')

/** Every key of the attendance. */
export const matrixKeys: KeyBindings<MatrixAction> = [
  {
    title: 'Ir por el mes',
    entries: [
      { description: 'Al día de al lado', keys: { ArrowLeft: 'left', ArrowRight: 'right' } },
      { description: 'A la persona anterior o siguiente', keys: { ArrowUp: 'up', ArrowDown: 'down' } },
      { description: 'Al primer o al último día', keys: { Home: 'rowStart', End: 'rowEnd' } },
      { description: 'Al principio o al final', keys: { 'Control+Home': 'first', 'Control+End': 'last' } },
      { description: 'Al mes anterior o siguiente', keys: { PageUp: 'monthBefore', PageDown: 'monthAfter' } },
      { description: 'A la siguiente sin marcar', keys: { s: 'nextUnmarked' } },
    ],
  },
  {
    title: 'Con las sesiones de un día',
    hint: () => 'Las letras valen si la persona tiene una sola sesión ese día.',
    entries: [{ description: 'Verlas todas', keys: { Enter: 'open', F2: 'open' } }, ...markBindings],
  },
  {
    title: 'Marcar varias',
    hint: () => 'Con filas o días elegidos, v y n marcan todas sus sesiones sin marcar.',
    entries: [
      { description: 'Elegir la fila', keys: { ' ': 'selectRow', 'Shift+ ': 'selectRow' }, needs: 'changeSessionState' },
      { description: 'Elegir el día', keys: { 'Control+ ': 'selectDate' }, needs: 'changeSessionState' },
      { description: 'Elegir todas las filas', keys: { 'Control+a': 'selectAll' }, needs: 'changeSessionState' },
      { description: 'Quitar la selección', keys: { Escape: 'clear' }, needs: 'changeSessionState' },
    ],
  },
]
