import { createContext, type RouterContextProvider, redirect, replace } from 'react-router'

/** Carries a function to loaders that returns whether a page has been shown already. */
export const isPageShownContext = createContext<() => boolean>(() => true)

/** Returns the redirect that a loader throws. On the first load it replaces the URL, so that Back does not loop. */
export const redirectTo = ({ context }: { context: Readonly<RouterContextProvider> }, to: string) =>
  context.get(isPageShownContext)() ? redirect(to) : replace(to)
