import type { MouseEvent } from 'react'

/** Opens what a row's first link leads to when the row is pressed beside it; with Ctrl, ⌘ or the middle button in a tab of its own. */
function openRow(event: MouseEvent<HTMLElement>) {
  const { button, ctrlKey, metaKey, shiftKey, currentTarget, target } = event
  const link = currentTarget.querySelector('a')
  // a menu lies elsewhere in the document, but its clicks come by here
  const beside = target instanceof Element && currentTarget.contains(target) && !target.closest('a, button, input, label')
  // who marks a number to copy it does not want to leave
  const marking = window.getSelection()?.type === 'Range'
  if (!link || !beside || button > 1 || (button === 0 && marking)) return
  if (button === 1 || ctrlKey || metaKey || shiftKey) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

/** What a row listens to for the mouse; the keyboard has its link. */
export const rowClickHandlers = { onClick: openRow, onAuxClick: openRow }
