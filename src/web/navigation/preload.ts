import { createContext, use } from 'react'

/** Carries the function that preloads the screen behind a URL. */
export const PreloadContext = createContext<(to: string) => void>(() => {})

export const usePreload = () => use(PreloadContext)
