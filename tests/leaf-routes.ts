import type { RouteObject } from 'react-router'

/** A route that shows a screen, with its whole path. */
export type LeafRoute = { path: string; route: RouteObject }

/** The routes that show a screen; index routes, which redirect, are left out. */
export const leafRoutes = (routes: readonly RouteObject[], parent = ''): LeafRoute[] =>
  routes.flatMap((route) => {
    const path = route.path === undefined ? parent : `${parent}/${route.path}`
    if (route.children) return leafRoutes(route.children, path)
    return route.index ? [] : [{ path, route }]
  })
