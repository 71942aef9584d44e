import classes from './drag-ghost.module.css'
import type { Point } from './edge-scroll.ts'

export type DragGhost = ReturnType<typeof createDragGhost>

/**
 * Creates the picture of a session that follows the pointer, with a label under it. It moves with every pointer event, so React does not render it.
 */
export function createDragGhost(chip: HTMLElement) {
  const ghost = document.createElement('div')
  ghost.className = classes.ghost ?? ''
  ghost.ariaHidden = 'true'
  // The style of a past session depends on its cell.
  const { phase } = chip.closest('td')?.dataset ?? {}
  if (phase) ghost.dataset.phase = phase
  const picture = chip.cloneNode(true) as HTMLElement
  picture.style.width = `${chip.offsetWidth}px`
  picture.style.height = `${chip.offsetHeight}px`
  picture.toggleAttribute('inert', true)
  delete picture.dataset.session
  const text = document.createElement('p')
  ghost.append(picture, text)
  document.body.append(ghost)
  return {
    moveTo: ({ x, y }: Point) => {
      // It stays in the window: 100% is its own width or height.
      ghost.style.translate = `min(${x + 12}px, 100vw - 100% - 8px) min(${y + 10}px, 100vh - 100% - 8px)`
    },
    /** Shows the slot to which the session would move, or the conflict because of which it cannot. */
    setLabel: (label: string, kind: 'slot' | 'conflict' = 'slot') => {
      text.className = classes[kind] ?? ''
      text.textContent = label
      text.hidden = label === ''
    },
    remove: () => ghost.remove(),
  }
}
