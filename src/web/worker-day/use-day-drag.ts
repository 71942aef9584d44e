import { getSessionKey } from '#domain/session-key.ts'
import { useCan } from '#web/auth/access.ts'
import { usePointerDrag } from '#web/session-grid/drag/use-pointer-drag.ts'
import { locateItem } from './items.ts'
import { type ColumnTargetOptions, useColumnTargets } from './use-column-targets.ts'

/** Drags a session of the day to another time or worker. */
export function useDayDrag(options: ColumnTargetOptions) {
  const { root, columns } = options
  const can = useCan()
  const targets = useColumnTargets(options)
  return usePointerDrag({
    root,
    targets,
    // A user who may change only their own sessions may move none.
    isEnabled: can('updateSession', {}),
    findSession: (target) => {
      const { item, column } = locateItem(target)
      const { sessions = [] } = columns.find(({ worker }) => worker.id === column?.dataset.worker) ?? {}
      const placed = sessions.find(({ session }) => getSessionKey(session) === item?.dataset.session)
      return item && placed ? { session: placed.session, chip: item } : undefined
    },
  })
}
