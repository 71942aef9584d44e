import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime } from './agenda.ts'
import { type MountOptions, mount } from './mount.tsx'

/** The last part of the address of the contract's example, and the call of its page. */
export const token = 'hV3x0dQm9sK2bTz7LwYc_A'
export const view = 'get /v1/clients/public-link/{url}'

export type ViewBody = { sessions: Record<string, unknown>[]; next_session?: unknown; feed_url?: unknown }

/** Opens the page at a time of the week of the contract's example, 22 to 28 November 2026. */
export async function openPage({ at = ['2026-11-24', '07:42'], ...options }: MountOptions & { at?: [string, string] } = {}) {
  setClinicTime(...at)
  return mount(paths.publicPage(token), options)
}

/** Changes the mock's view. */
export const alterView = async (mounted: Awaited<ReturnType<typeof mount>>, change: (body: ViewBody) => ViewBody) => {
  mounted.alter(view, async (response) => Response.json(change(await response.json())))
  showWindow()
}

/** Fires the event at which the page refreshes. */
export const showWindow = () => window.dispatchEvent(new Event('visibilitychange'))

export const headline = () => page.getByRole('heading', { level: 1 })
