import { notifications, notificationsStore } from '@mantine/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { App } from '#web/app/app.tsx'
import { routes } from '#web/app/routes.ts'
import { createQueryClient } from '#web/data/create-query-client.ts'
import { createRouterContext } from '#web/data/query-client.ts'
import { paths } from '#web/navigation/paths.ts'
import { forgetSentForms } from '#web/ui/form/sent-forms.ts'
import { setClinicTime } from './agenda.ts'
import { interceptCalls, type OperationId } from './intercept-calls.ts'

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    /** Moves the pointer to the corner of the page, where nothing is. */
    movePointerAway: () => Promise<void>
  }
}

export type MountOptions = {
  /** True for the real server with the clinic of the contract's examples, false for the mock. */
  usesRealServer?: boolean
  /** Changes the clinic of the examples before the page opens. Only for the real server. */
  prepare?: () => Promise<unknown>
  /** The operations that the server lacks; `additions` are all that one may lack. */
  lacking?: readonly OperationId[]
  theme?: 'light' | 'dark' | 'system'
  /** The width of the viewport in pixels; a phone is 390 wide. */
  width?: number
  /** The preferred response of the mock for each call: { 'get /v1/clients': 'example=empty' }. */
  answers?: Record<string, string>
  /** True after a reload: the drafts of the page before stay, and the data of the real server. */
  keepsDrafts?: boolean
}

let mountedRoot: { root: Root; container: Element; disconnect: () => void; queryClient: QueryClient } | undefined

/** Mounts the whole application at a URL until the end of the test or the next mount, connected to the mock or to the real server. */
export async function mount(url: string, options: MountOptions = {}) {
  const { usesRealServer = false, prepare, lacking, theme = 'light', width = 1280, answers = {}, keepsDrafts } = options
  unmount()
  // What the examples hold for the coming days must not become the past as the years go by.
  if (!vi.isFakeTimers()) setClinicTime('2026-11-24', '10:40')
  if (!keepsDrafts) sessionStorage.clear()
  onTestFinished(cleanUp)
  await page.viewport(width, width < 500 ? 844 : 800)
  // A link that appears under the pointer is preloaded, with calls that the test does not expect.
  await commands.movePointerAway()
  localStorage.setItem('vite-ui-theme', theme)
  // Widths are measured in the font of the product.
  await document.fonts.load('1em "Figtree Variable"')
  const isSignedIn = !url.startsWith(paths.login())
  if (usesRealServer && !keepsDrafts) await commands.startServer({ isSignedIn })
  await prepare?.()
  const api = interceptCalls({ usesRealServer, ...(lacking && { lacking }) })
  // A signed-in user would be redirected from the sign-in page.
  if (!isSignedIn && !usesRealServer) api.prefer('get /v1/auth/is_logged_in', 'code=401')
  for (const [call, preference] of Object.entries(answers)) api.prefer(call, preference)

  const queryClient = createQueryClient()
  const router = createMemoryRouter(routes, {
    initialEntries: [url],
    getContext: createRouterContext(queryClient, () => router.state.initialized),
  })
  // One whose code was still loading at the end of the last test appears after it.
  hideNotifications()
  const container = document.body.appendChild(document.createElement('div'))
  mountedRoot = { root: createRoot(container), container, disconnect: api.disconnect, queryClient }
  mountedRoot.root.render(<App router={router} queryClient={queryClient} />)
  return { router, queryClient, ...api, url: () => router.state.location.pathname + router.state.location.search }
}

/** The mounted application, with its calls and the means to change their responses. */
export type Mounted = Awaited<ReturnType<typeof mount>>

function unmount() {
  mountedRoot?.disconnect()
  mountedRoot?.root.unmount()
  mountedRoot?.container.remove()
  // A preload that is still loading a chunk would otherwise send its calls as calls of the next test.
  if (mountedRoot) mountedRoot.queryClient.fetchQuery = () => new Promise(() => {})
  mountedRoot = undefined
}

function cleanUp() {
  unmount()
  // The next test signs out without waiting for a form that this one is still sending.
  forgetSentForms()
  localStorage.clear()
  sessionStorage.clear()
  hideNotifications()
}

/** Hides the notifications that are shown, and those that wait until one of these closes. */
function hideNotifications() {
  const { notifications: shown, queue } = notificationsStore.getState()
  for (const { id } of [...shown, ...queue]) if (id) notifications.hide(id)
}
