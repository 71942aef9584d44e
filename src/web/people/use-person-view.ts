import { useLocation, useNavigate } from 'react-router'
import type { Detail } from '../navigation/paths.ts'

/** Reads from the URL what a person's page shows, and changes it: `show({ record: id })` opens the drawer. */
export function usePersonView(id: string, getPath: (id: string, detail: Detail) => string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const current: Detail = { record: params.get('record') ?? undefined, since: params.get('since') ?? undefined }
  const to = (change: Detail) => getPath(id, { ...current, ...change })
  return {
    id,
    isEditing: current.record === id,
    to,
    show: async (change: Detail, { replace = false } = {}) => navigate(to(change), { replace }),
  }
}
