// The specification's business constants and limits (its point 9): times in milliseconds, lengths in pixels. What the server
// knows as well stands in the domain: the product's name, the letters of the weekdays and the short months, Sunday as first day.

/** Where the theme is remembered (light, dark or system), and what it is before anybody chose. */
export const theme = { storageKey: 'vite-ui-theme', initial: 'system' } as const

export const router = {
  /** How long a page may take before 'Cargando...' appears, and how long that then stays at least. */
  pendingDelay: 1000,
  pendingMinimum: 500,
  /** How long a link is pointed at before its page is preloaded. */
  preloadDelay: 50,
  /** How near a link comes to the window before its page is preloaded, for links that are preloaded when seen; ours are when pointed at. */
  preloadMargin: 100,
} as const

/** How often a failed call is repeated: a query never; else by the client's default, ever later, after at most so long. */
export const retries = { queries: false, otherwise: 3, longestWait: 30_000 } as const

/** How long data that no screen shows are kept. Pages have no data beside their queries, so it is the routes' too. */
export const cacheLifetime = 5 * 60_000

export const notifications = {
  autoClose: 4000,
  visible: 3,
  gap: 14,
  width: 356,
  swipeThreshold: 45,
  offset: { desktop: 24, mobile: 16 },
} as const

/** How often a week that is in sight is asked again for what colleagues changed, and how soon at the earliest. */
export const weekRefresh = { interval: 30_000, soonest: 1000 } as const
