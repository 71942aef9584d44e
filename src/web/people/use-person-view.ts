import { useLocation, useNavigate } from 'react-router'
import type { PersonPageParams } from '../navigation/paths.ts'

/** Reads from the URL what a person's page shows, and changes it: `show({ record: id })` opens the drawer. */
export function usePersonView(id: string, getPath: (id: string, detail: PersonPageParams) => string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const current: PersonPageParams = { record: params.get('record') ?? undefined, since: params.get('since') ?? undefined }
  const to = (change: PersonPageParams) => getPath(id, { ...current, ...change })
  return {
    id,
    isEditing: current.record === id,
    to,
    show: async (change: PersonPageParams, { replace = false } = {}) => navigate(to(change), { replace }),
  }
}
