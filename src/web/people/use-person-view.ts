import { useLocation, useNavigate } from 'react-router'
import type { Detail } from '../navigation/paths.ts'

/** What the page of a person shows, by its URL, and how it changes: `show({ record: id })`. */
export function usePersonView(id: string, pathOf: (id: string, detail: Detail) => string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const now: Detail = { record: asked.get('record') ?? undefined, since: asked.get('since') ?? undefined }
  const to = (change: Detail) => pathOf(id, { ...now, ...change })
  return {
    id,
    editing: now.record === id,
    to,
    show: async (change: Detail, { replace = false } = {}) => navigate(to(change), { replace }),
  }
}
