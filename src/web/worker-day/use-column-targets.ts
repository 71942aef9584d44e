import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { formatClock } from '#domain/clock.ts'
import type { Range } from '#domain/overlap.ts'
import { formatShortDate } from '#domain/spanish.ts'
import type { BusyTime } from '#web/session-data/busy/busy-period.ts'
import { type Conflict, formatShortName } from '#web/session-data/busy/find-conflict.ts'
import { readBusyTime } from '#web/session-data/busy/load-busy-time.ts'
import { isAtTarget, type Target } from '#web/session-data/changes/plans.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { DragGhost } from '#web/session-grid/drag/drag-ghost.ts'
import type { Point } from '#web/session-grid/drag/edge-scroll.ts'
import { findMoveConflict, prepareMove } from '#web/session-grid/drag/move-conflicts.ts'

import type { WorkerColumn } from './arrange-day.ts'
import { findNearestItem, locateItem } from './items.ts'
import { findSlotAt } from './move-targets.ts'
import type { DayView } from './use-day-view.ts'

export interface ColumnTargetOptions {
  root: RefObject<HTMLElement | null>
  view: DayView
  columns: readonly WorkerColumn[]
  /** The pixels of an hour. */
  hourHeight: number
  /** A remark about dragging a session, shown with its new slot. */
  getRemark: (session: Session) => string | undefined
  onDrop: (session: Session, target: Target, anchor: HTMLElement) => void
}

/** A time in the column of a worker. `slot` is undefined where the schedule has none. */
interface ColumnTarget {
  list: HTMLElement
  slot: { target: Target; range: Range } | undefined
  conflict: Conflict | undefined
}

type ColumnDrag = {
  session: Session
  ghost: DragGhost
  /** When people are busy, by worker and date, as far as the pointer has been there. */
  busy: Map<string, BusyTime>
  /** The target under the pointer. */
  over?: ColumnTarget | undefined
}

/** Finds and marks the slots in the columns to which a session is dragged. The marks are attributes of the elements, so that nothing is rendered meanwhile. */
export function useColumnTargets(options: ColumnTargetOptions) {
  const queryClient = useQueryClient()
  const latest = useRef(options)
  const dragRef = useRef<ColumnDrag>(null)
  useLayoutEffect(() => {
    latest.current = options
  })

  /** Reads when the client and the worker of a target are busy. The columns change only with the day while the session is dragged. */
  function readBusy({ busy }: ColumnDrag, { turnId, date, worker }: Target): BusyTime {
    const key = `${date} ${worker.id}`
    const known = busy.get(key) ?? readBusyTime(queryClient, turnId, date, worker)
    busy.set(key, known)
    return known
  }

  function findTarget(drag: ColumnDrag, under: Element | null, { y }: Point): ColumnTarget | undefined {
    const { columns, view, hourHeight } = latest.current
    const list = under?.closest<HTMLElement>('ul')
    const workerId = locateItem(under).column?.dataset.worker
    const worker = columns.find((column) => column.worker.id === workerId)?.worker
    if (!list || !worker) return
    const minute = view.hours.start + ((y - list.getBoundingClientRect().top) / hourHeight) * 60
    const range = findSlotAt(drag.session, view.schedules, minute)
    if (!range) return { list, slot: undefined, conflict: { message: 'No es un cupo del horario' } }
    const target = { turnId: range.turnId, date: view.date, time: range.time, worker }
    const before = drag.over?.slot?.target
    if (drag.over?.list === list && before?.date === target.date && before.time === target.time) return drag.over
    const conflict = isAtTarget(drag.session, target)
      ? undefined
      : findMoveConflict(drag.session, target, readBusy(drag, target), view.sessions)
    return { list, slot: { target, range }, conflict }
  }

  function enter(under: Element | null, pointer: Point) {
    const drag = dragRef.current
    if (!drag) return
    const { session, ghost, over } = drag
    const found = findTarget(drag, under, pointer)
    if (found && found === over) return
    delete over?.list.dataset.over
    drag.over = found
    if (!found) return ghost.setLabel('')
    const { list, slot, conflict } = found
    const isUnmoved = slot !== undefined && isAtTarget(session, slot.target)
    list.dataset.over = conflict ? 'blocked' : isUnmoved ? 'unmoved' : 'free'
    list.style.setProperty('--over-start', String(slot?.range.start ?? 0))
    list.style.setProperty('--over-end', String(slot?.range.end ?? 0))
    if (conflict) ghost.setLabel(`${conflict.message}.`, 'conflict')
    else ghost.setLabel(slot && !isUnmoved ? describeColumnTarget(session, slot.target, latest.current.getRemark(session)) : '')
  }

  function begin(session: Session, ghost: DragGhost) {
    dragRef.current = { session, ghost, busy: new Map() }
  }

  function prepareDrop() {
    const drag = dragRef.current
    if (!drag?.over) return
    const { session, over } = drag
    const { list, slot, conflict } = over
    if (slot && isAtTarget(session, slot.target)) return
    return prepareMove(session, conflict, () => {
      // A form about the move opens beside what is nearest to the slot. Without a slot there is a conflict.
      if (slot) latest.current.onDrop(session, slot.target, findNearestItem(list, slot.target.time) ?? list)
    })
  }

  function end() {
    delete dragRef.current?.over?.list.dataset.over
    dragRef.current = null
  }

  return { begin, enter, prepareDrop, end }
}

/** "08:50, Bruno Salazar", with the date if it is another. */
const describeColumnTarget = (session: Session, { date, time, worker }: Target, remark?: string) =>
  `${date === session.sessionDate ? '' : `${formatShortDate(date)}, `}${formatClock(time)}, ${formatShortName(worker)}${remark ? `. ${remark}` : ''}`
