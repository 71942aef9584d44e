import classes from './drag-ghost.module.css'
import type { Point } from './drag-scroll.ts'

/** The reason why the session cannot move here, or the slot to which it would move. */
type GhostLabel = { conflict: string } | { slot: string; note?: string | undefined }

export type DragGhost = ReturnType<typeof createDragGhost>

/** The picture of a session that follows the pointer, with a label under it. It moves with every pointer event, so React does not render it. */
export function createDragGhost(chip: HTMLElement) {
  const ghost = document.createElement('div')
  ghost.className = classes.ghost ?? ''
  ghost.ariaHidden = 'true'
  // The style of a past session depends on its cell.
  const { phase } = chip.closest('td')?.dataset ?? {}
  if (phase) ghost.dataset.phase = phase
  const picture = chip.cloneNode(true) as HTMLElement
  picture.style.width = `${chip.offsetWidth}px`
  picture.inert = true
  delete picture.dataset.session
  const text = document.createElement('p')
  ghost.append(picture, text)
  document.body.append(ghost)
  return {
    moveTo: ({ x, y }: Point) => {
      ghost.style.translate = `${x + 12}px ${y + 10}px`
    },
    setLabel: (label?: GhostLabel) => {
      const isConflict = label && 'conflict' in label
      text.className = (isConflict ? classes.conflict : classes.slot) ?? ''
      text.textContent = !label ? '' : isConflict ? `${label.conflict}.` : label.note ? `${label.slot}. ${label.note}` : label.slot
      text.hidden = !label
    },
    remove: () => ghost.remove(),
  }
}
