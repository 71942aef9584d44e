import type { Exchange } from '../exchange/exchange.ts'

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Replaces the values of passwords in the JSON of a body. */
export const hidePasswords = (text: string): string => text.replaceAll(/("(?:\w*_)?password"\s*:\s*)"(?:[^"\\]|\\.)*"/g, '$1"<password>"')

/**
 * Returns the command that repeats a call. A call with a sign-in reads the file that the command of `formatSignInCurl` writes. With `-X HEAD` curl
 * would wait for a body.
 */
export function formatCurl({ method, url, requestHeaders, requestBody = '' }: Exchange): string {
  const { cookie, ...headers } = requestHeaders
  // A body that is filled up with blanks is longer than a shell takes as an argument.
  const isFilled = requestBody.endsWith(' '.repeat(1000))
  return [
    ...(isFilled ? [`printf '%-${requestBody.length}s' ${quote(requestBody.trimEnd())} |`] : []),
    method === 'HEAD' ? 'curl -I' : 'curl -i',
    ...(cookie === undefined ? [] : ['-b cookies.txt']),
    ...(method === 'HEAD' ? [] : [`-X ${method}`]),
    quote(url),
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(requestBody === '' ? [] : [`--data-binary ${isFilled ? '@-' : quote(hidePasswords(requestBody))}`]),
  ].join(' ')
}

/** Returns the command that signs in, for calls that are repeated. The password is left for the reader to fill in. */
export const formatSignInCurl = (url: string, username: string): string =>
  [
    "curl -c cookies.txt -H 'content-type: application/json'",
    `--data-binary ${quote(JSON.stringify({ username, password: '<password>' }))} ${quote(`${url}/v1/auth/login`)}`,
  ].join(' ')
