/** The path of the page that clients open with a link. */
const publicPagePath = '/public-link/:url'

/** The paths of the web's pages, as its site map writes them; a test compares both. Other paths are not found. */
export const pagePaths = [
  '/',
  '/login',
  '/admin',
  '/admin/my-sessions',
  '/admin/sessions',
  '/admin/reminders',
  '/admin/assists',
  '/admin/schedules',
  '/admin/schedules/create',
  '/admin/schedules/edit/:id',
  '/admin/clients',
  '/admin/clients/import',
  '/admin/clients/:id',
  '/admin/workers',
  '/admin/workers/:id',
  '/admin/security/users',
  '/admin/security/users/create',
  '/admin/security/users/:id',
  '/admin/security/users/:id/edit',
  '/admin/security/roles',
  '/admin/security/roles/:id',
  '/admin/security/access',
  '/admin/profile',
  publicPagePath,
]

// The web ignores case and a slash at the end, too.
const createPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i')
const patterns = pagePaths.map(createPattern)
const publicPagePattern = createPattern(publicPagePath)

/** True when the web has a page at a path. */
export const isPage = (path: string) => patterns.some((pattern) => pattern.test(path))

/** True for the page that clients open with a link. */
export const isPublicPage = (path: string) => publicPagePattern.test(path)
