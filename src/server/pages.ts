/** The paths of the web's pages, as its site map writes them; a test compares both. Other paths are not found. */
export const pagePaths = [
  '/',
  '/login',
  '/admin',
  '/admin/sessions',
  '/admin/schedules',
  '/admin/schedules/create',
  '/admin/schedules/edit/:id',
  '/admin/clients',
  '/admin/clients/import',
  '/admin/clients/:id',
  '/admin/workers',
  '/admin/workers/:id',
  '/public-link/:url',
]

// The web ignores case and a slash at the end, too.
const patterns = pagePaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'))

/** True when the web has a page at a path. */
export const isPage = (path: string) => patterns.some((pattern) => pattern.test(path))
