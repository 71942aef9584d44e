import type { RouteObject } from 'react-router'

/** A route that shows a screen, with its whole path. */
export type LeafRoute = { path: string; route: RouteObject }

/** Lists the routes that show a screen. The index route without a handle, which redirects, is left out. */
export const listLeafRoutes = (routes: readonly RouteObject[], parent = ''): LeafRoute[] =>
  routes.flatMap((route) => {
    const path = route.path === undefined ? parent : `${parent}/${route.path}`
    if (route.children) return listLeafRoutes(route.children, path)
    return route.index && !route.handle ? [] : [{ path, route }]
  })
