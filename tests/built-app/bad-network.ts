import type { Page } from 'playwright'

/** Cuts the line of a page: every request fails immediately, and the browser reports that it is offline. */
export const cutLine = (page: Page) => page.context().setOffline(true)

/** Ends `cutLine`. */
export const restoreLine = (page: Page) => page.context().setOffline(false)

/** Makes the line of a page slow in both directions: 400 ms latency and 400 kbit/s. Returns a function that ends this. */
export async function slowDownLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1000) / 8,
    uploadThroughput: (400 * 1000) / 8,
  })
  return () => session.detach()
}

/** What a bad server or line does to a call. With 'no answer' the call fails as on a dead line, while the browser takes itself to be online. */
export type Failure = 'code 500' | 'no answer' | 'never answered'

/**
 * Lets the API calls of a page fail: all of them, or those with a method and a path, such as 'POST /v1/sessions'. They do not reach the server.
 * Returns a function that ends this; a call that is not answered yet then fails.
 */
export async function failCalls(page: Page, failure: Failure, only?: string) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const pattern = '**/api/**'
  const fail = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    const request = route.request()
    const call = `${request.method()} ${new URL(request.url()).pathname.slice('/api'.length)}`
    if (only !== undefined && call !== only) return route.fallback()
    if (failure === 'code 500') return route.fulfill({ status: 500, json: { error: { code: 0, message: 'Algo falló.', details: [] } } })
    if (failure === 'never answered') await ended
    // The page may be closed while its call waits.
    await route.abort('connectionreset').catch(() => {})
  }
  await page.route(pattern, fail)
  return async () => {
    await page.unroute(pattern, fail)
    end()
  }
}

/**
 * Takes the files of the build away that a page has not loaded yet, as a deployment does: the server answers 404 for them. A full page load
 * gets the new build, which here is the same one.
 */
export async function deployNewBuild(page: Page) {
  let isOldBuild = true
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOldBuild = false
  })
  await page.route('**/assets/**', (route) => (isOldBuild ? route.fulfill({ status: 404, body: 'Not Found' }) : route.fallback()))
}
