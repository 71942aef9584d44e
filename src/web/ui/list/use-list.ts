import { useEffect } from 'react'
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { isUnspecified, type ListDefinition, type ListView, parseView, toListParams } from './list-view.ts'
import { storeListChoice } from './stored-choice.ts'

/** What a list shows, by its URL, and how it changes: `show({ page: 2 })`. Another search, order or size begins at the first page. */
export function useList<Sort extends string>(kind: ListDefinition<Sort>) {
  const location = useLocation()
  const { state, location: next } = useNavigation()
  const navigate = useNavigate()
  const view = parseView(urlAt(location), kind)
  // while an answer is awaited, what comes on top is said of the view that was asked for last
  const asked = next?.pathname === location.pathname ? parseView(urlAt(next), kind) : view

  const to = (change: Partial<ListView<Sort>>) => {
    const page = 'search' in change || 'sort' in change || 'size' in change ? 1 : asked.page
    return kind.path(toListParams({ ...asked, page, ...change }, kind))
  }
  const show = async (change: Partial<ListView<Sort>>, { replace = false } = {}) => {
    // whoever is on the way elsewhere is not called back by a search that waited for him to stop typing
    if (next && next.pathname !== location.pathname) return
    await navigate(to(change), { replace })
    // afterwards: until then the URL may leave it to the memory what this very page shows
    if ('size' in change || 'columns' in change) storeListChoice(kind.id, toListParams({ ...asked, ...change }, kind))
  }

  // who comes without a word sees the list as it was chosen, and the URL then says so
  const { rows, columns } = toListParams(view, kind)
  const unsaid = isUnspecified(urlAt(location)) && Boolean(rows || columns)
  const said = kind.path(toListParams(view, kind))
  useEffect(() => {
    if (unsaid) void navigate(said, { replace: true })
  }, [unsaid, said, navigate])

  return { view, to, show, waiting: state !== 'idle' }
}

const urlAt = ({ pathname, search }: Location) => new URL(pathname + search, window.location.origin)
