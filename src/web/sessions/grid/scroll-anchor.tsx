import { Component, type ReactNode } from 'react'
import { findScrollParent } from '../../ui/page/scroll-parent.ts'

interface Props {
  className: string | undefined
  /** What something is open beside; without it, what has the focus is held. */
  anchor: HTMLElement | undefined
  /** Of another one nothing is held. */
  scope: string
  busy: boolean
  children: ReactNode
}

type AnchorPosition = { element: HTMLElement; cell: HTMLElement; top: number; cellTop: number; focused: boolean }

/**
 * Holds in its place on the screen what somebody is at, whatever comes in above it, and gives the focus to what has taken its place.
 * A class, because only these can look at the page right before it changes.
 */
export class ScrollAnchor extends Component<Props> {
  #root: HTMLElement | null = null

  override getSnapshotBeforeUpdate({ scope, anchor }: Props): AnchorPosition | null {
    const active = document.activeElement
    // over what something is dragged, beside what something is open, where the keyboard is
    const over = this.#root?.querySelector('[data-over]')
    const element = over ?? (anchor?.isConnected ? anchor : active)
    if (scope !== this.props.scope || !(element instanceof HTMLElement) || !this.#root?.contains(element)) return null
    const cell = element.closest<HTMLElement>('td, section') ?? element
    return { element, cell, top: getTop(element), cellTop: getTop(cell), focused: active !== document.body }
  }

  override componentDidUpdate(_props: Props, _state: unknown, held: AnchorPosition | null) {
    if (!held) return
    const here = held.element.isConnected ? held.element : (this.#successor(held.element) ?? held.cell)
    if (!here.isConnected) return
    const moved = getTop(here) - (here === held.cell ? held.cellTop : held.top)
    if (moved !== 0) findScrollParent(here)?.scrollBy({ top: moved, behavior: 'instant' })
    if (held.focused && document.activeElement === document.body) here.focus({ preventScroll: true })
  }

  /** The same session in another element. */
  #successor({ dataset: { session } }: HTMLElement) {
    return session === undefined ? undefined : this.#root?.querySelector<HTMLElement>(`[data-session="${CSS.escape(session)}"]`)
  }

  override render() {
    const { className, busy, children } = this.props
    return (
      <div
        ref={(root) => {
          this.#root = root
        }}
        className={className}
        aria-busy={busy}
      >
        {children}
      </div>
    )
  }
}

const getTop = (element: HTMLElement) => element.getBoundingClientRect().top
