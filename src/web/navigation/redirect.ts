import { createContext, type RouterContextProvider, redirect, replace } from 'react-router'

/** Carries a function to loaders that returns whether a page has been shown already. */
export const isPageShownContext = createContext<() => boolean>(() => true)

/** Returns the redirect that a loader throws. On the first load it replaces the URL, so that Back does not loop. */
export const redirectTo = ({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }, to: string) =>
  context.get(isPageShownContext)() ? redirect(keepPreference(request, to)) : replace(keepPreference(request, to))

/** Keeps in development what the address asks of the mock: `?prefer=code=409`. */
function keepPreference({ url }: Request, to: string) {
  const preference = import.meta.env.DEV ? new URL(url).searchParams.get('prefer') : null
  return preference === null ? to : `${to}${to.includes('?') ? '&' : '?'}prefer=${encodeURIComponent(preference)}`
}
