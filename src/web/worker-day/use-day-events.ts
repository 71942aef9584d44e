import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { getSessionKey } from '#domain/session-key.ts'
import { type State, states } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import type { Target } from '#web/session-data/changes/plans.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { GridOverlay, GridSelection } from '#web/session-grid/grid-state.ts'
import { describeAction, findAction } from '#web/session-grid/keys/key-bindings.ts'
import { useMarkSessions } from '#web/session-grid/keys/mark-sessions.ts'
import type { Direction } from '#web/session-grid/keys/move-position.ts'
import { notifyInfo } from '#web/ui/feedback/notify.ts'
import { isPlainLetter } from '#web/ui/keys/key-table.ts'
import { usePressLetter } from '#web/ui/keys/letter-keys.tsx'
import type { FreeTime, WorkerColumn } from './arrange-day.ts'
import { type DayAction, dayKeys } from './day-keys.ts'
import { findNearestItem, focusItem, getStart, listItems, locateItem } from './items.ts'
import { findNeighborTarget } from './move-targets.ts'
import type { DayView } from './use-day-view.ts'

export interface DayHandlers {
  onBook: (time: FreeTime, worker: Session['worker'], anchor: HTMLElement) => void
  onMove: (session: Session, target: Target, anchor: HTMLElement) => void
  onDayStep: (days: 1 | -1) => void
}

interface DayEvents extends DayHandlers {
  root: RefObject<HTMLElement | null>
  view: DayView
  columns: readonly WorkerColumn[]
  selection: GridSelection
  overlay: Pick<GridOverlay, 'showSession' | 'showMoveForm' | 'confirmDelete'>
}

/** Returns the handlers of keys and clicks. One of each kind serves the hundreds of items of the day. */
export function useDayEvents({ root, view, columns, overlay, selection, onBook, onMove, onDayStep }: DayEvents) {
  const can = useCan()
  const pressLetter = usePressLetter()
  const { markState, markAttendance } = useMarkSessions(view.now)

  /** Finds the session or the free time of an item. */
  const find = (item: HTMLElement, column: HTMLElement) => {
    const data = columns.find(({ worker }) => worker.id === column.dataset.worker)
    const { session: key, free: turnId } = item.dataset
    return {
      worker: data?.worker,
      session: data?.sessions.find(({ session }) => getSessionKey(session) === key)?.session,
      freeTime: data?.freeTimes.find((time) => time.turnId === turnId && time.start === getStart(item)),
    }
  }

  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const { item, column } = locateItem(target)
    if (!item || !column) return
    const { session, freeTime, worker } = find(item, column)
    if (session && shiftKey) selection.extend(getSessionKey(session))
    else if (session && (ctrlKey || metaKey)) selection.toggle(getSessionKey(session))
    else if (session) overlay.showSession(getSessionKey(session), item)
    else if (freeTime && worker) onBook(freeTime, worker, item)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { item, column } = locateItem(event.target)
    // A modal dialog takes the focus only after it is shown. Keys pressed before that are meant for it.
    if (!item || !column || document.querySelector('[aria-modal="true"]')) return
    const { freeTime, worker } = find(item, column)
    const isLetter = isPlainLetter(event)
    // The browser types the letter in the form, which has the focus by then.
    if (isLetter && freeTime && worker && selection.sessions.length === 0) return onBook(freeTime, worker, item)
    const action = findAction(dayKeys, event, 'cell', can)
    const run = action && (() => runAction(action, item, column))
    if (isLetter) return pressLetter(event, run && { label: describeAction(dayKeys, action), run })
    if (!run || (action === 'clear' && selection.sessions.length === 0)) return
    event.preventDefault()
    run()
  }

  function runAction(action: DayAction, item: HTMLElement, column: HTMLElement) {
    const { session, freeTime, worker } = find(item, column)
    if (action === 'dayBefore' || action === 'dayAfter') return onDayStep(action === 'dayAfter' ? 1 : -1)
    if (isStep(action)) return focusItem(findStep(action, item, column))
    if (action === 'book') return freeTime && worker ? onBook(freeTime, worker, item) : notifyInfo('Vaya a un cupo libre para reservar.')
    if (action === 'clear') return selection.clear()
    if (action === 'selectAll') return selectColumnOrDay(column)
    if (selection.sessions.length > 0 && actOnSelection(action)) return
    if (!session) return notifyInfo('Este cupo está libre.')
    runOnSession(action, session, item)
  }

  /** Selects the sessions of a worker, or those of the day when all of the worker's are selected. */
  function selectColumnOrDay(column: HTMLElement) {
    const listed = columns.map(({ worker, sessions }) => ({ worker, sessions: sessions.map(({ session }) => session) }))
    const own = listed.find(({ worker }) => worker.id === column.dataset.worker)?.sessions ?? []
    selection.set(own.some((session) => !selection.keys.has(getSessionKey(session))) ? own : listed.flatMap(({ sessions }) => sessions))
  }

  /** Applies an action to all selected sessions. Returns false when it applies to one session only. */
  function actOnSelection(action: DayAction): boolean {
    if (isStateAction(action)) markState(selection.sessions, action)
    else if (action === 'came' || action === 'absent') markAttendance(selection.sessions, action === 'came')
    else if (action === 'moveForm') selection.openDialog('moving')
    else if (action === 'remove') selection.openDialog('deleting')
    else return false
    return true
  }

  function runOnSession(action: DayAction, session: Session, item: HTMLElement) {
    if (isStateAction(action)) return markState([session], action)
    if (action.startsWith('move-')) return moveByKey(session, action.slice('move-'.length) as Direction, item)
    switch (action) {
      case 'select':
        return selection.toggle(getSessionKey(session))
      case 'selectTo':
        return selection.extend(getSessionKey(session))
      case 'came':
      case 'absent':
        return markAttendance([session], action === 'came')
      case 'note':
        return overlay.showSession(getSessionKey(session), item, true)
      case 'moveForm':
        return overlay.showMoveForm(session, item)
      case 'workerForm':
        return overlay.showMoveForm(session, item, 'worker')
      case 'remove':
        return overlay.confirmDelete(session, item)
    }
  }

  function moveByKey(session: Session, direction: Direction, item: HTMLElement) {
    const workers = columns.map(({ worker }) => worker)
    const target = findNeighborTarget(session, direction, { schedules: view.schedules, workers })
    if (target) onMove(session, target, item)
    else notifyInfo(edgeMessages[direction])
  }

  function findStep(action: StepAction, item: HTMLElement, column: HTMLElement): HTMLElement | undefined {
    const items = listItems(column)
    if (action === 'up' || action === 'down') return items[items.indexOf(item) + (action === 'down' ? 1 : -1)]
    if (action === 'rowStart' || action === 'rowEnd') return items.at(action === 'rowStart' ? 0 : -1)
    const all = [...(root.current?.querySelectorAll('[data-worker]') ?? [])].filter((other) => listItems(other).length > 0)
    const index = all.indexOf(column)
    const next = { left: all[index - 1], right: all[index + 1], first: all[0], last: all.at(-1) }[action]
    return findNearestItem(next, getStart(item))
  }

  // Some browsers click a button when the space bar goes up, even if its keydown was prevented.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && locateItem(event.target).item?.dataset.session) event.preventDefault()
  }
  return { onClick, onKeyDown, onKeyUp }
}

const stepActions = ['up', 'down', 'left', 'right', 'rowStart', 'rowEnd', 'first', 'last'] as const
type StepAction = (typeof stepActions)[number]
const isStep = (action: DayAction): action is StepAction => stepActions.some((step) => step === action)
const isStateAction = (action: DayAction): action is State => states.some((state) => state === action)

const edgeMessages: Record<Direction, string> = {
  up: 'Es el primer cupo del horario.',
  down: 'Es el último cupo del horario.',
  left: 'Es el primer trabajador.',
  right: 'Es el último trabajador.',
}
