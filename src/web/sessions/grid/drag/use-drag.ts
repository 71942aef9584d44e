import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import type { Session } from '../../data/queries.ts'
import { cellKey } from '../../data/week-view.ts'
import { locate } from '../grid-elements.ts'
import { createDragGhost, type DragGhost } from './drag-ghost.ts'
import { createEdgeScroll, createHoverRepeat, type Point, suppressClick } from './drag-scroll.ts'
import { type MoveTargets, useMoveConflicts } from './move-conflicts.ts'

interface DragOptions extends MoveTargets {
  table: RefObject<HTMLTableElement | null>
  enabled: boolean
  sessionOf: (chip: HTMLElement) => Session | undefined
  /** What there is to say of dragging it, beside where it goes. */
  noteOn: (session: Session) => string | undefined
  onDrop: (session: Session, to: { date: string; time: number }, cell: HTMLElement) => void
}

type Drag = {
  session: Session
  ghost: DragGhost
  at: Point
  /** What its two people have in other turns, as soon as it is known. */
  others: readonly Session[]
  reasons: ReadonlyMap<string, string>
  over?: HTMLElement | undefined
}

/**
 * Drags a session to another slot. Where it cannot go is hatched and says why at the pointer; a rest on a step to another week
 * leads there. By the pointer's own events, because the browser's way of dragging ends when what is dragged leaves the page with
 * its week. Cells are marked on their elements: nothing is drawn again on the way.
 */
export function useDrag(options: DragOptions) {
  const { table, enabled } = options
  const [week = ''] = options.dates
  const known = { ...options, ...useMoveConflicts() }
  const latest = useRef(known)
  const dragged = useRef<Drag>(null)
  const end = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    latest.current = known
  })
  useEffect(() => () => end.current?.(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another week has come under the pointer
  useLayoutEffect(() => {
    if (dragged.current) judge(dragged.current)
  }, [week])

  /** Marks where it may go in the week that is shown, and once more when all is known. */
  function judge(drag: Drag) {
    const mark = () => {
      drag.reasons = latest.current.within(drag.session, latest.current, drag.others)
      for (const cell of listCells(table.current)) markBlocked(cell, drag.reasons.has(getCellKey(cell)))
      enter(drag, drag.over)
    }
    mark()
    const { elsewhere, dates } = latest.current
    elsewhere(drag.session, dates[0] ?? '').then(
      (others) => {
        drag.others = others
        if (dragged.current === drag && latest.current.dates[0] === dates[0]) mark()
      },
      () => {}, // what the week shows is known; the server knows the rest
    )
  }

  function enter(drag: Drag, cell: HTMLElement | undefined) {
    if (drag.over !== cell) delete drag.over?.dataset.over
    drag.over = cell
    if (!cell) return drag.ghost.tell()
    const reason = drag.reasons.get(getCellKey(cell))
    const stays = isOwnCell(drag.session, cell)
    cell.dataset.over = reason ? 'not' : stays ? 'own' : 'free'
    if (reason) drag.ghost.tell({ reason })
    else if (stays) drag.ghost.tell()
    else
      drag.ghost.tell({
        where: `${formatShortDate(cell.dataset.date ?? '')}, ${formatClock(Number(cell.dataset.time))}`,
        note: latest.current.noteOn(drag.session),
      })
  }

  function begin(session: Session, chip: HTMLElement, at: Point): Drag {
    const drag: Drag = { session, ghost: createDragGhost(chip), at, others: [], reasons: new Map() }
    chip.dataset.dragged = ''
    table.current?.setAttribute('data-dragging', '')
    dragged.current = drag
    judge(drag)
    return drag
  }

  function clean(drag: Drag, chip: HTMLElement) {
    dragged.current = null
    drag.ghost.remove()
    delete drag.over?.dataset.over
    delete chip.dataset.dragged
    table.current?.removeAttribute('data-dragging')
    for (const cell of listCells(table.current)) markBlocked(cell, false)
  }

  const onPointerDown = (event: PointerEvent) => {
    const { chip } = locate(event.target)
    const session = chip && options.sessionOf(chip)
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    // a finger scrolls, and has "Mover a…"
    if (!enabled || !session || !plain || event.pointerType === 'touch') return
    end.current?.()
    const from = { x: event.clientX, y: event.clientY }
    const listeners = new AbortController()
    let drag: Drag | undefined
    const rest = createHoverRepeat()
    const scroll = createEdgeScroll(table.current, look)

    end.current = () => {
      end.current = undefined
      listeners.abort()
      rest.stop()
      scroll.stop()
      if (drag) clean(drag, chip)
    }
    /** What lies under the pointer now. */
    function look() {
      if (!drag) return
      const hit = document.elementFromPoint(drag.at.x, drag.at.y)
      const { cell } = locate(hit)
      enter(drag, cell && table.current?.contains(cell) ? cell : undefined)
      rest.on(hit?.closest<HTMLElement>('[data-week-step]') ?? null)
    }
    const move = ({ clientX: x, clientY: y, buttons }: globalThis.PointerEvent) => {
      // the button went up where nobody saw it
      if (buttons === 0) return end.current?.()
      if (!drag && Math.hypot(x - from.x, y - from.y) < meant) return
      drag ??= begin(session, chip, from)
      drag.at = { x, y }
      drag.ghost.moveTo(drag.at)
      scroll.towards(drag.at)
      look()
    }
    const drop = () => {
      if (drag) suppressClick({ released: true })
      const cell = drag?.over
      const fits = cell && !drag?.reasons.has(getCellKey(cell)) && !isOwnCell(session, cell)
      end.current?.()
      if (fits) latest.current.onDrop(session, { date: cell.dataset.date ?? '', time: Number(cell.dataset.time) }, cell)
    }
    const key = (pressed: KeyboardEvent) => {
      if (!drag || pressed.key !== 'Escape') return
      pressed.stopPropagation()
      suppressClick({ released: false })
      end.current?.()
    }
    const cancel = () => end.current?.()
    const listen = { signal: listeners.signal, capture: true }
    window.addEventListener('pointermove', move, listen)
    window.addEventListener('pointerup', drop, listen)
    window.addEventListener('keydown', key, listen)
    window.addEventListener('pointercancel', cancel, listen)
    window.addEventListener('blur', cancel, { signal: listeners.signal })
  }
  return { onPointerDown }
}

/** So many pixels a hand moves without meaning it. */
const meant = 5

const getCellKey = ({ dataset }: HTMLElement) => cellKey(dataset.date ?? '', Number(dataset.time))

const isOwnCell = ({ sessionDate, time }: Session, cell: HTMLElement) => getCellKey(cell) === cellKey(sessionDate ?? '', time)

const listCells = (table: HTMLTableElement | null) => table?.querySelectorAll<HTMLElement>('td[data-date]') ?? []

function markBlocked({ dataset }: HTMLElement, hindered: boolean) {
  if (hindered) dataset.hindered = ''
  else delete dataset.hindered
}
