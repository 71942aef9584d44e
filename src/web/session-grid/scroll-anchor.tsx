import { Component, type ReactNode } from 'react'
import { findScrollContainer } from '#web/ui/page/scroll-container.ts'
import { findChip } from './grid-elements.ts'

interface Props {
  className: string | undefined
  /** The element of the open overlay. Without it the focused element is the anchor. */
  anchor: HTMLElement | undefined
  /** When it changes, positions are not kept. */
  scope: string
  isLoading: boolean
  children: ReactNode
}

type AnchorPosition = { element: HTMLElement; cell: HTMLElement; top: number; cellTop: number }

/**
 * Keeps the active element at its viewport position across updates. When the element is removed, its successor gets the position. It is a class,
 * because only class components can read the page right before an update.
 */
export class ScrollAnchor extends Component<Props> {
  #root: HTMLElement | null = null

  override getSnapshotBeforeUpdate({ scope, anchor }: Props): AnchorPosition | null {
    // The cell under a dragged session comes first, then the anchor of the overlay, then the focused element.
    const underDrag = this.#root?.querySelector('[data-over]')
    const element = underDrag ?? (anchor?.isConnected ? anchor : document.activeElement)
    if (scope !== this.props.scope || !(element instanceof HTMLElement) || !this.#root?.contains(element)) return null
    const cell = element.closest<HTMLElement>('td, section') ?? element
    return { element, cell, top: getTop(element), cellTop: getTop(cell) }
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: AnchorPosition | null) {
    if (!before) return
    const element = before.element.isConnected ? before.element : (this.#findSuccessor(before.element) ?? before.cell)
    if (!element.isConnected) return
    const shift = getTop(element) - (element === before.cell ? before.cellTop : before.top)
    if (shift !== 0) findScrollContainer(element.parentElement)?.scrollBy({ top: shift })
  }

  /** The new element of the same session. */
  #findSuccessor({ dataset: { session: key } }: HTMLElement) {
    return key === undefined ? undefined : findChip(this.#root, key)
  }

  override render() {
    const { className, isLoading, children } = this.props
    return (
      <div
        ref={(root) => {
          this.#root = root
        }}
        className={className}
        aria-busy={isLoading}
      >
        {children}
      </div>
    )
  }
}

const getTop = (element: HTMLElement) => element.getBoundingClientRect().top
