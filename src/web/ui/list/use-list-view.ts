import { useEffect } from 'react'
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { useCloseEntry } from '#web/navigation/close-entry.ts'
import { useGetTargetLocation } from '#web/navigation/target-location.ts'
import { isUnspecified, type ListDefinition, type ListView, parseView, toListParams } from './list-view.ts'
import { storeListChoice } from './stored-choice.ts'

/** Returns the view of a list from its URL, how to change it: `show({ page: 2 })`, and how to close the drawer. Another search, sort, filter or size starts at page 1. */
export function useListView<Sort extends string>(definition: ListDefinition<Sort>) {
  const location = useLocation()
  const { state, location: nextLocation } = useNavigation()
  const navigate = useNavigate()
  const closeEntry = useCloseEntry()
  const getTargetLocation = useGetTargetLocation()
  const view = parseView(toUrl(location), definition)
  // While a navigation is pending, a change applies to the view that it leads to.
  const pendingView = nextLocation?.pathname === location.pathname ? parseView(toUrl(nextLocation), definition) : view

  const buildPath = (change: Partial<ListView<Sort>>, from = pendingView) => {
    const page = (['search', 'sort', 'filters', 'size'] as const).some((part) => part in change) ? 1 : from.page
    return definition.path(toListParams({ ...from, page, ...change }, definition))
  }
  const show = async (change: Partial<ListView<Sort>>, { replace = false } = {}) => {
    const target = getTargetLocation()
    // A debounced search must not bring a user who is leaving the list back to it.
    if (target.pathname !== location.pathname) return
    const targetView = parseView(toUrl(target), definition)
    await navigate(buildPath(change, targetView), { replace })
    // The choice is stored after the navigation, because a URL without parameters would show it immediately.
    if ('size' in change || 'columns' in change) storeListChoice(definition.id, toListParams({ ...targetView, ...change }, definition))
  }

  const closeRecord = async () => {
    const target = getTargetLocation()
    if (target.pathname === location.pathname) await closeEntry(buildPath({ record: undefined }, parseView(toUrl(target), definition)))
  }

  // Writes the stored choice into a URL without parameters.
  const { rows, columns } = toListParams(view, definition)
  const isFromStorage = isUnspecified(toUrl(location), definition) && Boolean(rows || columns)
  const completePath = definition.path(toListParams(view, definition))
  useEffect(() => {
    if (isFromStorage) void navigate(completePath, { replace: true })
  }, [isFromStorage, completePath, navigate])

  return { view, buildPath, show, closeRecord, isLoading: state !== 'idle' }
}

const toUrl = ({ pathname, search }: Location) => new URL(pathname + search, window.location.origin)
