import type { MouseEvent } from 'react'

/** Follows a row's first link when the row is clicked beside it; with Ctrl, ⌘ or the middle button in a new tab. */
function followRowLink(event: MouseEvent<HTMLElement>) {
  const { button, ctrlKey, metaKey, shiftKey, currentTarget, target } = event
  const link = currentTarget.querySelector('a')
  // A menu's clicks bubble through React's tree though it lies elsewhere in the document.
  const isBesideLink = target instanceof Element && currentTarget.contains(target) && !target.closest('a, button, input, label')
  // The user selects text to copy it.
  const isSelecting = window.getSelection()?.type === 'Range'
  if (!link || !isBesideLink || button > 1 || (button === 0 && isSelecting)) return
  if (button === 1 || ctrlKey || metaKey || shiftKey) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

/** The mouse handlers of a row; the keyboard uses its link. */
export const rowClickHandlers = { onClick: followRowLink, onAuxClick: followRowLink }
