import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** Presses the pointer on a session. The test then moves and releases the pointer. */
export async function startDrag(session: Locator) {
  await expect.element(session).toBeVisible()
  const send = (type: string, position: object, buttons: number, target: EventTarget) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', button: 0, buttons, ...position }))
  let point = getGrabPoint(session)
  send('pointerdown', point, 1, session.element())
  const moveToPoint = (to: typeof point) => {
    point = to
    send('pointermove', point, 1, document.body)
  }
  return {
    moveTo: (target: Locator) => moveToPoint(getGrabPoint(target)),
    moveToPoint,
    drop: () => send('pointerup', point, 0, document.body),
  }
}

/** Returns a point near the upper edge of an element, in its horizontal center. */
function getGrabPoint(locator: Locator) {
  const { left, top, width } = locator.element().getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + 12 }
}

/** The text beside the pointer during a drag, which says where the session would go or why it cannot. */
export const pointerText = (text: string) => page.getByText(text, { exact: true })
