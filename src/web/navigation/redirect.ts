import { createContext, type RouterContextProvider, redirect, replace } from 'react-router'

/** How loaders know whether a page is shown already. */
export const shown = createContext<() => boolean>(() => true)

/** What a loader throws to lead on. Before the first page it takes the URL's place, or the way back would end in it again and again. */
export const leadTo = ({ context }: { context: Readonly<RouterContextProvider> }, to: string) =>
  context.get(shown)() ? redirect(to) : replace(to)
