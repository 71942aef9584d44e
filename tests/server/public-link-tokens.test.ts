import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createLogOptions } from '#server/log.ts'
import { startPublicLinks } from './start-public-links.ts'

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
const { app, generateUrl, createLink, deleteLink, buildLink, visit } = await startPublicLinks({
  logger: { ...(createLogOptions('trace') as object), stream },
})
afterAll(() => app.close())

/** Returns strings that are not the token of a link: one that was never given to a link, the one of a deleted link, and malformed ones. */
async function listDeadTokens() {
  const revoked = await createLink(await buildLink())
  await deleteLink(revoked.clientId)
  const { id, url } = await createLink(await buildLink())
  return [await generateUrl(), revoked.url, id, url.slice(1), `${url}A`, `${url}%0A`, 'x', 'x'.repeat(300), '%00', '%F0%9F%98%80', "'--"]
}

test('wrong, revoked and malformed tokens get the same response, also those that cannot be decoded', async () => {
  const responses: unknown[] = []
  for (const token of [...(await listDeadTokens()), '%E0%A4%A']) {
    const { statusCode, headers, json } = await visit(token)
    const { date: _date, 'x-correlation-id': _id, ...otherHeaders } = headers
    responses.push({ statusCode, headers: otherHeaders, error: json().error })
  }
  expect(responses[0]).toMatchObject({ statusCode: 404, error: { code: 5, details: [] } })
  expect(responses).toEqual(responses.map(() => responses[0]))
})

test('every token is looked up in the database, whatever its form', async () => {
  const tokens = await listDeadTokens()
  const moveTable = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(app.db)
  await moveTable('public_link', 'public_link_moved')
  const responses = []
  for (const token of tokens) responses.push(await visit(token))
  await moveTable('public_link_moved', 'public_link')
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 500))
})

test('no log line at any level contains a token', async () => {
  lines.length = 0
  const link = await createLink(await buildLink())
  const { id, updatedAt: _, ...fields } = link
  const wrong = await generateUrl()
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/clients/public-link', payload })
  const wire = { schedule_id: fields.scheduleId, worker_ids: fields.workerIds, client_id: fields.clientId }
  const responses = [
    await visit(link.url),
    await visit(link.url, { weeks: '9' }),
    await visit(link.url, { week: '2020-01-01' }),
    await visit(wrong),
    await visit(`${link.url}A`),
    await visit(`${link.url}%E0%A4%A`),
    await visit(`${link.url}/nada`),
    await app.visitor.inject({ method: 'POST', url: `/api/v1/clients/public-link/${link.url}`, payload: {} }),
    await app.visitor.inject({ url: `/api/v1/clients/public-link/${link.url}`, headers: { 'x-forwarded-for': '192.0.2.9' } }),
    await app.visitor.inject({ url: `/public-link/${link.url}` }),
    await app.inject({ url: `/api/v1/clients/public-link/get-by-url/${link.url}` }),
    await post({ ...wire, client_id: (await buildLink()).clientId, url: link.url }),
    await post({ ...wire, url: `${link.url}A` }),
    await app.inject({ method: 'PUT', url: '/api/v1/clients/public-link', payload: { ...wire, id, url: link.url } }),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400, 404, 404, 404, 404, 405, 200, 404, 200, 400, 400, 200])
  for (let visits = 0; visits < 60; visits += 1) await visit(link.url, undefined, '192.0.2.5')
  expect((await visit(link.url, undefined, '192.0.2.5')).statusCode).toBe(429)
  // The view fails after the link has been found.
  await sql`alter table session rename to session_moved`.execute(app.db)
  const failed = await visit(link.url)
  await sql`alter table session_moved rename to session`.execute(app.db)
  expect([failed.statusCode, failed.body.includes(link.url)]).toEqual([500, false])
  expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(1)
  expect(lines.length).toBeGreaterThan(70)
  expect(lines.filter((line) => line.includes(link.url) || line.includes(wrong))).toEqual([])
})
