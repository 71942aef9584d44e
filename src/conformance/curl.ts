import type { Exchange } from './exchange.ts'

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Replaces the values of passwords in the JSON of a body. */
export const hidePasswords = (text: string): string => text.replaceAll(/("(?:\w*_)?password"\s*:\s*)"(?:[^"\\]|\\.)*"/g, '$1"<password>"')

/** Returns the command that repeats a call. The cookie of the sign-in and passwords are left for the reader to fill in. */
export function formatCurl({ method, url, requestHeaders, requestBody }: Exchange): string {
  const headers = Object.entries(requestHeaders).filter(([name]) => name !== 'cookie')
  const { cookie } = requestHeaders
  return [
    `curl -i -X ${method} ${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(cookie === undefined ? [] : [`-b ${quote(cookie.replaceAll(/=[^;]*/g, '=<session>'))}`]),
    ...(requestBody === undefined ? [] : [`--data-binary ${quote(hidePasswords(requestBody))}`]),
  ].join(' ')
}
