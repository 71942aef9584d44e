// Constants of the specification that only the web uses: times in milliseconds, lengths in pixels. src/domain has the others.

/** The localStorage key of the theme (light, dark or system), and the theme until the user chooses one. */
export const theme = { storageKey: 'vite-ui-theme', initial: 'system' } as const

export const router = {
  /** The time that a page loads before 'Cargando...' appears, and the shortest time that the text then stays. */
  pendingDelay: 1000,
  pendingMinimum: 500,
  /** The time that the pointer is on a link before its page is preloaded. */
  preloadDelay: 50,
} as const

/** How long queries that no screen uses stay in the cache. Routes have no other cache. */
export const cacheLifetime = 5 * 60_000

/** The time in which a screen shows what its loader has fetched of data that every change may make stale, without fetching it again. */
export const loadedLifetime = 2000

/**
 * The time that the cache keeps the results of mutations that are many or secret. With zero, React Query would check at every tick whether a
 * pending mutation that no component uses has ended.
 */
export const mutationLifetime = 1000

export const notifications = {
  autoClose: 4000,
  /** A notification with a button needs more time on a phone: it takes longer to reach, and there are no keys. */
  autoCloseOnPhone: 10_000,
  /** One with a further button takes longer to read. */
  autoCloseWithFollowUp: 15_000,
  visible: 3,
  gap: 14,
  width: 356,
  swipeThreshold: 45,
  offset: { desktop: 24, mobile: 16 },
} as const

/**
 * The interval at which a visible week is fetched again to show the changes of colleagues, the shortest delay before a fetch, and the time without input after
 * which fetching pauses.
 */
export const weekRefresh = { interval: 30_000, minDelay: 1000, idleAfter: 30 * 60_000 } as const

/**
 * The interval at which a visible public page is fetched again. Sixty calls a minute from one address are answered, so that many clients who share an address
 * can leave the page open.
 */
export const publicRefresh = { interval: 60_000 } as const

/** The time between two calls of the server while there is no connection. */
export const connectionCheck = { interval: 5_000 } as const

/** The pauses before a change whose answer was lost is sent again automatically. */
export const changeRepeats = [1000, 2000, 4000] as const
