import { useLocation, useNavigate } from 'react-router'
import type { PersonPageParams } from '#web/navigation/paths.ts'

/** Reads from the URL what a person's page shows, and changes it: `show({ record: id })` opens the drawer. */
export function usePersonView(id: string, getPersonPath: (id: string, detail: PersonPageParams) => string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const current: PersonPageParams = {
    record: params.get('record') ?? undefined,
    since: params.get('since') ?? undefined,
    view: params.get('view') === 'attendance' ? 'attendance' : undefined,
  }
  const getPath = (change: PersonPageParams) => getPersonPath(id, { ...current, ...change })
  return {
    id,
    record: current.record,
    view: current.view,
    isEditing: current.record === id,
    getPath,
    show: async (change: PersonPageParams, { replace = false } = {}) => navigate(getPath(change), { replace }),
  }
}
