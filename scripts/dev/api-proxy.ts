import type { ProxyOptions } from 'vite'

/** Returns the URL under which a backend has the paths of the contract. One without a path stands for its `/api`. */
export function parseApiUrl(text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`--api takes the URL of a backend, such as http://127.0.0.1:8000/api, and not "${text}".`)
  const url = new URL(text)
  if (url.pathname === '/') url.pathname = '/api'
  return url
}

/** Returns the proxy by which the page calls a backend as if it were on the page's own origin. `isMock` also passes on the preference of the page. */
export const createApiProxy = (url: URL, { isMock = false } = {}): Record<string, ProxyOptions> => ({
  '/api/': {
    target: url.origin,
    changeOrigin: true,
    rewrite: (path) => url.pathname.replace(/\/$/, '') + path.slice('/api'.length),
    // A cookie of the backend becomes one of the page's host.
    cookieDomainRewrite: '',
    cookiePathRewrite: '/',
    configure: (proxy) =>
      proxy.on('proxyReq', (proxyRequest, { headers }) => {
        // A backend may refuse calls from the page of another site, and here the page is its own.
        if (headers.origin !== undefined) proxyRequest.setHeader('origin', url.origin)
        const preference = isMock ? readPreference(headers.referer) : null
        if (preference !== null) proxyRequest.setHeader('prefer', `${preference}, handling=lenient`)
      }),
  },
})

/** Reads the preference in the address of the page that sends a call: `?prefer=code=409`. */
const readPreference = (referer: string | undefined) => (referer === undefined ? null : new URL(referer).searchParams.get('prefer'))
