import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCodes } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { startApp, testSettings } from './start-app.ts'

// Whatever the framework, the parser of Node or the sender of files refuse by themselves is the caller's mistake: a 4xx, and never a 500.

const webFolder = mkdtempSync(join(tmpdir(), 'turnos-web-'))
mkdirSync(join(webFolder, 'assets'))
writeFileSync(join(webFolder, 'pages.json'), '{}')
for (const page of ['index.html', 'public-page.html']) writeFileSync(join(webFolder, page), '<!doctype html><title>Turnos</title>')
writeFileSync(join(webFolder, 'assets', 'main.js'), 'export {}')

const app = await startApp()
const server = await createApp({ db: app.db, settings: testSettings, webFolder, requestTimeout: 2000 })
await server.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await server.close()
  await app.close()
  rmSync(webFolder, { recursive: true })
})

/** Sends lines of HTTP, and then what follows their end, and returns the status and body of the first response. */
async function send(lines: string[], rest = '') {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => void parts.push(part))
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n${rest}`, 'latin1')
  await closed
  const text = Buffer.concat(parts).toString()
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), isJson: /^content-type: application\/json/im.test(head), body }
}

const host = 'host: 127.0.0.1'
const json = 'content-type: application/json'
const login = ['POST /api/v1/auth/login HTTP/1.1', host]

type Case = [name: string, status: number, lines: string[], rest?: string]

/** A request for each error of Fastify that a request can cause, by its code. */
const ofFramework: Case[] = [
  ['FST_ERR_NOT_FOUND', 404, ['GET /api/v1/nada HTTP/1.1', host]],
  ['FST_ERR_VALIDATION', 400, ['GET /api/v1/settings?x=1 HTTP/1.1', host]],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413, [...login, json, 'content-length: 20000'], ' '.repeat(20_000)],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, [...login, 'content-type: text/plain', 'content-length: 2'], 'xx'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 400, [...login, json, 'content-length: 0']],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 400, [...login, json, 'content-length: 1'], '{'],
  ['FST_ERR_BAD_URL', 404, ['GET /api/v1/clients/public-link/%E0%A4%A HTTP/1.1', host]],
  ['FST_ERR_MAX_PARAM_LENGTH', 404, [`GET /api/v1/clients/public-link/${'a'.repeat(300)} HTTP/1.1`, host]],
]

/** The errors of Fastify with a status for callers that no request can cause, and why. */
const neverCaused: Record<string, string> = {
  FST_ERR_CTP_INSTANCE_ALREADY_STARTED: 'It is thrown while the server is built.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The parser of Node reads as many bytes as the header says.',
  FST_ERR_INVALID_URL: 'Only a URL that a plugin rewrites causes it.',
  FST_ERR_HANDLER_TIMEOUT: 'No route has a time limit of the framework.',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'It is thrown while the routes are built.',
  FST_ERR_ROUTE_MISSING_CONTENT: 'It is thrown while the routes are built.',
}

const ofParser: Case[] = [
  ['an unknown method', 400, ['FOO /api/v1/settings HTTP/1.1', host]],
  ['a method of WebDAV', 405, ['PROPFIND /api/v1/clients HTTP/1.1', host]],
  ['TRACE', 405, ['TRACE /api/v1/settings HTTP/1.1', host]],
  ['a URL with a blank', 400, ['GET /api/v1/settings x HTTP/1.1', host]],
  ['a URL with control characters', 400, ['GET /api/v1/settings\u0001 HTTP/1.1', host]],
  ['a version that is none', 400, ['GET /api/v1/settings HTTP/9.9', host]],
  ['a header without a name', 400, ['GET /api/v1/settings HTTP/1.1', host, ': x']],
  ['a header with a blank in its name', 400, ['GET /api/v1/settings HTTP/1.1', host, 'a b: x']],
  ['a header with a control character', 400, ['GET /api/v1/settings HTTP/1.1', host, 'x-a: \u0000']],
  ['headers of 100 KB', 431, ['GET /api/v1/settings HTTP/1.1', host, `x-a: ${'a'.repeat(100_000)}`]],
  ['a length that is no number', 400, [...login, json, 'content-length: doce']],
  ['a negative length', 400, [...login, json, 'content-length: -1']],
  ['two lengths', 400, [...login, json, 'content-length: 2', 'content-length: 3'], '{}x'],
  ['a length beside chunks', 400, [...login, json, 'content-length: 2', 'transfer-encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'],
  ['an unknown transfer encoding', 400, [...login, json, 'transfer-encoding: gzip']],
  ['a chunk whose size is no number', 400, [...login, json, 'transfer-encoding: chunked'], 'zz\r\n{}\r\n'],
  ['a body that does not arrive', 408, [...login, json, 'content-length: 20'], '{'],
  ['an unknown expectation', 400, [...login, json, 'expect: nada', 'content-length: 2'], '{}'],
  ['a charset other than UTF-8', 415, [...login, `${json}; charset=latin1`, 'content-length: 2'], '{}'],
  ['a media type that cannot be read', 415, [...login, 'content-type: ///;;', 'content-length: 2'], '{}'],
  ['a body without a media type', 415, [...login, 'content-length: 2'], '{}'],
]

const script = 'GET /assets/main.js HTTP/1.1'
const ofFiles: Case[] = [
  ['a range that a file does not have', 416, [script, host, 'range: bytes=9999-']],
  ['a precondition that does not hold', 412, [script, host, 'if-match: "otro"']],
  ['a time since which a file was changed', 412, [script, host, 'if-unmodified-since: Thu, 01 Jan 1970 00:00:00 GMT']],
  ['another method than GET and HEAD', 404, ['POST /assets/main.js HTTP/1.1', host, json, 'content-length: 2'], '{}'],
]

test.each([...ofFramework, ...ofParser, ...ofFiles])('%s is a %i', async (_, status, lines, rest) => {
  const answer = await send(lines, rest)
  expect([answer.status, answer.isJson], answer.body).toEqual([status, true])
  expect(JSON.parse(answer.body)).toMatchObject({ error: { message: expect.any(String), details: expect.any(Array) } })
})

/** Requests for files that do not exist, which no program reads: they are told in plain text. */
const missingFiles: Case[] = [
  ['a path out of the folder', 404, ['GET /assets/..%2f..%2fetc/passwd HTTP/1.1', host]],
  ['a NUL character in the path', 404, ['GET /assets/%00 HTTP/1.1', host]],
  ['a path that cannot be decoded', 404, ['GET /assets/%ff%fe HTTP/1.1', host]],
]

test.each(missingFiles)('%s is a %i without an envelope', async (_, status, lines) => {
  expect(await send(lines)).toEqual({ status, isJson: false, body: 'Not Found' })
})

/** Headers that ask for what the server does not do, and are ignored. */
const unusual: Case[] = [
  ['a range that cannot be read', 200, [script, host, 'range: renglones=1-2']],
  ['several ranges', 200, [script, host, 'range: bytes=0-1,3-4']],
  ['a wish to upgrade', 200, ['GET /api/v1/settings HTTP/1.1', host, 'upgrade: websocket', 'connection: upgrade']],
  ['an encoding that nobody knows', 200, ['GET /api/v1/settings HTTP/1.1', host, 'accept-encoding: zz;q=1, *;q=0']],
  ['a tag of an answer that is none', 200, ['GET /api/v1/settings HTTP/1.1', host, 'if-none-match: ,,"']],
  ['a cookie that is none', 200, ['GET /api/v1/settings HTTP/1.1', host, 'cookie: ;;=; turnos=%E0%A4%A; =']],
  ['an address that asks for the whole URL', 200, ['GET http://127.0.0.1/api/v1/settings HTTP/1.1', host]],
]

test.each(unusual)('%s changes nothing', async (_, status, lines, rest) => {
  expect((await send(lines, rest)).status).toBe(status)
})

test('every error of the framework with a status for callers is in the list, or cannot be caused', () => {
  const codes = Object.entries(errorCodes).flatMap(([code, FrameworkError]) => {
    const { statusCode } = new (FrameworkError as unknown as new (text: string) => { statusCode: number })('x')
    return statusCode === 500 ? [] : [code]
  })
  expect(codes.sort()).toEqual([...ofFramework.map(([code]) => code), ...Object.keys(neverCaused)].sort())
})
