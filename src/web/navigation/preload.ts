import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import type { Handle } from '../app/screen.ts'

/** Warms what a URL leads to: its chunks and queries, never a loader, whose redirect would act. A failure is left to the visit. */
export const preloader = (routes: RouteObject[], client: QueryClient) => (to: string) => {
  const url = new URL(to, window.location.href)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const handle = route.handle as Partial<Handle> | undefined
    handle?.preload?.(client, { url, params }).catch(() => {})
  }
}

/** How links reach the preloader of their router. */
export const Preload = createContext<(to: string) => void>(() => {})

export const usePreload = () => use(Preload)
