import { v7 as createId } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { PublicLinkInput } from '#api/generated/app.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { startPublicLinks, wednesday } from './start-public-links.ts'

const { app, ana, bruno, generateUrl, createLink, getLink, deleteLink, buildLink, readView, expectNotFound } = await startPublicLinks()
afterAll(() => app.close())

describe('the record of a link', () => {
  test('a url that nobody generated, that is an hour old, or that a link has or had is a bad request', async () => {
    const refusal = { status: 400, code: errorCode.badRequest, details: [{ path: 'url' }] }
    await expect(createLink(await buildLink({ url: 'A'.repeat(22) }))).rejects.toMatchObject(refusal)
    const existing = await createLink(await buildLink())
    const revoked = await createLink(await buildLink())
    await deleteLink(revoked.clientId)
    for (const { url } of [existing, revoked]) await expect(createLink(await buildLink({ url }))).rejects.toMatchObject(refusal)

    const [late, inTime] = [await generateUrl(), await generateUrl()]
    app.setClock('2026-11-18T15:59:00Z')
    await createLink(await buildLink({ url: inTime }))
    app.setClock('2026-11-18T16:00:00Z')
    await expect(createLink(await buildLink({ url: late }))).rejects.toMatchObject(refusal)
    app.setClock(wednesday)
  })

  test('of two links that are created with the same url concurrently, one is created', async () => {
    const links = [await buildLink(), await buildLink()]
    const results = await Promise.allSettled(links.map((link) => createLink({ ...link, url: links[0]!.url })))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 400 })
  })

  test('a refused link leaves its url for another try', async () => {
    const link = await buildLink()
    await expect(createLink({ ...link, workerIds: [createId()] })).rejects.toMatchObject({ status: 400 })
    const existing = await createLink(await buildLink())
    await expect(createLink({ ...link, clientId: existing.clientId })).rejects.toMatchObject({ status: 409 })
    await createLink(link)
  })

  test('the hashes of urls that nobody used are deleted after an hour, and those of used ones stay', async () => {
    await app.db.deleteFrom('generated_link_url').execute()
    const unused = await generateUrl()
    const { url } = await createLink(await buildLink())
    const { clientId } = await createLink(await buildLink())
    await deleteLink(clientId)
    app.setClock('2026-11-18T16:00:00Z')
    const fresh = await generateUrl()
    app.setClock(wednesday)
    const rows = await app.db.selectFrom('generated_link_url').selectAll().execute()
    expect(rows.map(({ used_at }) => used_at !== null).sort()).toEqual([false, true, true])
    for (const text of [unused, url, fresh]) expect(JSON.stringify(rows)).not.toContain(text)
  })

  test('a worker named twice, with an id in lower and upper case, is in the link once', async () => {
    expect((await createLink(await buildLink({ workerIds: [ana, ana.toUpperCase()] }))).workerIds).toEqual([ana])
  })

  test('an unknown or deleted client, worker or schedule is a bad request that names each of them, and nothing is created', async () => {
    const deletedClient = await registerClient(app.api)
    const deletedWorker = await registerWorker(app.api)
    const { id: deletedSchedule } = await createSchedule(app.api)
    await app.api.delete('/v1/clients/{id}', { path: { id: deletedClient } })
    await app.api.delete('/v1/workers/{id}', { path: { id: deletedWorker } })
    await app.api.delete('/v1/schedules/{id}', { path: { id: deletedSchedule } })
    const url = await generateUrl()
    for (const id of [createId(), undefined])
      await expect(
        createLink({ url, clientId: id ?? deletedClient, workerIds: [ana, id ?? deletedWorker], scheduleId: id ?? deletedSchedule }),
      ).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [
          { path: 'scheduleId', message: 'Este horario no existe.' },
          { path: 'workerIds.1', message: 'Este trabajador no existe.' },
          { path: 'clientId', message: 'Este cliente no existe.' },
        ],
      })
    await expect(getLink(url)).rejects.toMatchObject({ status: 404 })
  })
})

describe('changing a link', () => {
  const update = (body: PublicLinkInput & { id: string; updatedAt?: string }) => app.api.put('/v1/clients/public-link', { body })

  test('an update after a change of the workers only is a conflict', async () => {
    const { updatedAt, ...link } = await createLink(await buildLink())
    await update({ ...link, workerIds: [bruno] })
    await expect(update({ ...link, updatedAt: updatedAt! })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
    expect((await getLink(link.id)).workerIds).toEqual([bruno])
  })

  test('a link can move to another client only with a new url', async () => {
    const { updatedAt: _, ...link } = await createLink(await buildLink())
    const clientId = await registerClient(app.api, { name: 'Nueva' })
    await expect(update({ ...link, clientId })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'url' }] })
    expect((await readView(link.url)).client.id).toBe(link.clientId)
    const { url } = await update({ ...link, clientId, url: await generateUrl() })
    expect((await readView(url)).client).toMatchObject({ id: clientId, name: 'Nueva' })
  })

  test('a new url is one that was generated and never used, and an unchanged url stays valid', async () => {
    const { updatedAt: _, ...link } = await createLink(await buildLink())
    const refusal = { code: errorCode.badRequest, details: [{ path: 'url' }] }
    await expect(update({ ...link, url: 'B'.repeat(22) })).rejects.toMatchObject(refusal)
    const renewed = await update({ ...link, url: await generateUrl() })
    await expect(update({ ...link, url: link.url }), 'its own old url').rejects.toMatchObject(refusal)
    app.setClock('2027-11-18T15:00:00Z')
    await app.db.updateTable('sign_in').set({ created_at: '2027-11-18T15:00:00Z', seen_at: '2027-11-18T15:00:00Z' }).execute()
    expect((await update({ ...link, url: renewed.url, workerIds: [bruno] })).workerIds).toEqual([bruno])
    app.setClock(wednesday)
  })
})

test('the link of a deleted client is not found, also when it was created during the deletion', async () => {
  const { url, clientId } = await createLink(await buildLink())
  await app.api.delete('/v1/clients/{id}', { path: { id: clientId } })
  await expectNotFound(url)
  const concurrent = await buildLink()
  await Promise.allSettled([createLink(concurrent), app.api.delete('/v1/clients/{id}', { path: { id: concurrent.clientId } })])
  await expectNotFound(concurrent.url)
  await expect(getLink(concurrent.url)).rejects.toMatchObject({ status: 404 })
})
