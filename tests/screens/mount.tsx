import { notifications, notificationsStore } from '@mantine/notifications'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '#web/app/app.tsx'
import { routes } from '#web/app/routes.ts'
import { createQueryClient, createRouterContext } from '#web/data/query-client.ts'
import { paths } from '#web/navigation/paths.ts'
import { connect } from './wire.ts'

type Options = {
  /** False for a server that has only what the specification requires. */
  additions?: boolean
  theme?: 'light' | 'dark' | 'system'
  /** The width of the viewport in pixels; a phone is 390 wide. */
  width?: number
  /** The preferred response of the mock for each call: { 'get /v1/clients': 'example=empty' }. */
  answers?: Record<string, string>
}

let mounted: { root: Root; container: Element } | undefined

/** Mounts the whole application at a URL, connected to the mock. */
export async function mount(url: string, { additions, theme = 'light', width = 1280, answers = {} }: Options = {}) {
  unmount()
  await page.viewport(width, width < 500 ? 844 : 800)
  localStorage.setItem('vite-ui-theme', theme)
  const wire = connect({ additions })
  // A signed-in user would be redirected from the sign-in page.
  if (url.startsWith(paths.login())) wire.prefer('get /v1/auth/is_logged_in', 'code=401')
  for (const [call, preference] of Object.entries(answers)) wire.prefer(call, preference)

  const queryClient = createQueryClient()
  const router = createMemoryRouter(routes, {
    initialEntries: [url],
    getContext: createRouterContext(queryClient, () => router.state.initialized),
  })
  const container = document.body.appendChild(document.createElement('div'))
  mounted = { root: createRoot(container), container }
  mounted.root.render(<App router={router} queryClient={queryClient} />)
  return { router, queryClient, ...wire, url: () => router.state.location.pathname + router.state.location.search }
}

function unmount() {
  mounted?.root.unmount()
  mounted?.container.remove()
  mounted = undefined
}

afterEach(() => {
  unmount()
  localStorage.clear()
  for (const { id } of notificationsStore.getState().notifications) if (id) notifications.hide(id)
})
