import classes from './drag-ghost.module.css'
import type { Point } from './drag-scroll.ts'

/** What is told at the pointer: why not here, or where it would be. */
type GhostLabel = { reason: string } | { where: string; note?: string | undefined }

export type DragGhost = ReturnType<typeof createDragGhost>

/** The picture of a session that follows the pointer, and under it what is told. Not drawn by React: it moves with every movement of a hand. */
export function createDragGhost(chip: HTMLElement) {
  const ghost = document.createElement('div')
  ghost.className = classes.ghost ?? ''
  ghost.ariaHidden = 'true'
  // a session that is over looks so by its slot
  const { phase } = chip.closest('td')?.dataset ?? {}
  if (phase) ghost.dataset.phase = phase
  const picture = chip.cloneNode(true) as HTMLElement
  picture.style.width = `${chip.offsetWidth}px`
  picture.inert = true
  delete picture.dataset.session
  const label = document.createElement('p')
  ghost.append(picture, label)
  // in the theme's own element
  document.body.append(ghost)
  return {
    moveTo: ({ x, y }: Point) => {
      ghost.style.translate = `${x + 12}px ${y + 10}px`
    },
    tell: (told?: GhostLabel) => {
      label.className = (told && 'reason' in told ? classes.reason : classes.where) ?? ''
      label.textContent = !told ? '' : 'reason' in told ? `${told.reason}.` : told.note ? `${told.where}. ${told.note}` : told.where
      label.hidden = !told
    },
    remove: () => ghost.remove(),
  }
}
