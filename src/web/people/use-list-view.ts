import { useLocation, useNavigate } from 'react-router'
import type { List } from '../paths.ts'
import { type ListView, urlOf, viewOf } from './list-view.ts'

/** What a list shows, by its URL, and how it changes: `show({ page: 2 })`. Another search or order begins at the first page. */
export function useListView(pathOf: (list: List) => string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const view = viewOf(new URL(search, window.location.origin))

  const to = (change: Partial<ListView>) => {
    const page = 'search' in change || 'sort' in change || 'size' in change ? 1 : view.page
    return pathOf(urlOf({ ...view, page, ...change }))
  }
  const show = async (change: Partial<ListView>, { replace = false } = {}) => navigate(to(change), { replace })
  return { view, to, show }
}
