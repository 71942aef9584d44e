import { v7 as createId } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { PublicLinkInput } from '#api/generated/app.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { startPublicLinks } from './start-public-links.ts'

const { app, schedule, ana, bruno, generateUrl, createLink, getLink, deleteLink, buildLink, readView, expectNotFound } =
  await startPublicLinks()
afterAll(() => app.close())

describe('the record of a link', () => {
  test('a generated token is new, has 22 characters of base64url, and is not a link yet', async () => {
    const tokens = [await generateUrl(), await generateUrl(), await generateUrl()]
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
    expect(new Set(tokens).size).toBe(3)
    expect(Buffer.from(tokens[0]!, 'base64url')).toHaveLength(16)
    await expectNotFound(tokens[0]!)
  })

  test('a created link is found by its url and its id, and is part of its client', async () => {
    const input = await buildLink({ workerIds: [ana, bruno] })
    const link = await createLink(input)
    expect(link).toEqual({ ...input, id: link.id, updatedAt: link.updatedAt, workerIds: [ana, bruno].sort() })
    expect(await getLink(link.url)).toEqual(link)
    expect(await getLink(link.id)).toEqual(link)
    expect((await app.api.get('/v1/clients/{id}', { path: { id: input.clientId } })).publicLink).toBe(link.url)
  })

  test('a second link for a client is a conflict', async () => {
    const link = await buildLink()
    await createLink(link)
    await expect(createLink({ ...link, url: await generateUrl() })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'clientId', message: 'Este cliente ya tiene un enlace público.' }],
    })
  })

  test('of two links that are created for the same client concurrently, one is created', async () => {
    const link = await buildLink()
    const results = await Promise.allSettled([createLink(link), createLink({ ...link, url: await generateUrl() })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a url that another link has is a conflict', async () => {
    const { url } = await createLink(await buildLink())
    await expect(createLink(await buildLink({ url }))).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'url' }] })
  })

  test('a worker named twice, with an id in lower and upper case, is in the link once', async () => {
    expect((await createLink(await buildLink({ workerIds: [ana, ana.toUpperCase()] }))).workerIds).toEqual([ana])
  })

  test('an unknown or deleted client, worker or schedule is a bad request that names each of them, and nothing is created', async () => {
    const [deletedClient, deletedWorker] = [await registerClient(app.api), await registerWorker(app.api)]
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

  test('a url that is not a token is a bad request', async () => {
    const { clientId } = await buildLink()
    for (const url of ['mi-enlace', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}+`, `${'A'.repeat(21)} `]) {
      const payload = { schedule_id: schedule.id, worker_ids: [ana], client_id: clientId, url }
      const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/v1/clients/public-link', payload })
      expect([statusCode, json().error.details[0].path], url).toEqual([400, 'url'])
    }
  })

  test('an unknown url or id is not found, whatever its form', async () => {
    const { url } = await createLink(await buildLink())
    for (const key of [await generateUrl(), createId(), 'x', url.slice(1), `${url}A`, '%00', 'x'.repeat(300)]) {
      const { statusCode, json } = await app.inject({ url: `/api/v1/clients/public-link/get-by-url/${key}` })
      expect([statusCode, json().error.code], key).toEqual([404, errorCode.notFound])
    }
  })
})

describe('changing a link', () => {
  const update = (body: PublicLinkInput & { id: string; updatedAt?: string }) => app.api.put('/v1/clients/public-link', { body })

  test('an update returns the whole link, and the old url is not found', async () => {
    const { updatedAt, ...link } = await createLink(await buildLink())
    const otherSchedule = await createSchedule(app.api, { name: 'Otro' })
    const input = { ...link, scheduleId: otherSchedule.id, workerIds: [bruno], url: await generateUrl() }
    const after = await update({ ...input, updatedAt: updatedAt! })
    expect(after).toMatchObject(input)
    expect(after.updatedAt! > updatedAt!).toBe(true)
    expect(await getLink(link.id)).toEqual(after)
    await expectNotFound(link.url)
    expect(await readView(after.url)).toMatchObject({ schedule: { name: 'Otro' }, workers: [{ id: bruno }] })
  })

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

  test('an unknown link, client, worker or schedule is a bad request', async () => {
    const { updatedAt: _, ...link } = await createLink(await buildLink())
    for (const [change, path] of [
      [{ id: createId() }, 'id'],
      [{ clientId: createId() }, 'clientId'],
      [{ workerIds: [createId()] }, 'workerIds.0'],
      [{ scheduleId: createId() }, 'scheduleId'],
    ] as const)
      await expect(
        update({ ...link, ...change, workerIds: [...('workerIds' in change ? change.workerIds : link.workerIds)] }),
      ).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path }],
      })
  })

  test('a link can move to another client only with a new url', async () => {
    const { updatedAt: _, ...link } = await createLink(await buildLink())
    const clientId = await registerClient(app.api, { name: 'Nueva' })
    await expect(update({ ...link, clientId })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'url' }] })
    expect((await readView(link.url)).client.id).toBe(link.clientId)
    const { url } = await update({ ...link, clientId, url: await generateUrl() })
    expect((await readView(url)).client).toMatchObject({ id: clientId, name: 'Nueva' })
  })

  test('a link cannot move to a client with a link or to the url of another link', async () => {
    const { updatedAt: _, ...link } = await createLink(await buildLink())
    const { clientId, url } = await createLink(await buildLink())
    await expect(update({ ...link, clientId, url: await generateUrl() })).rejects.toMatchObject({ code: errorCode.conflict })
    await expect(update({ ...link, url })).rejects.toMatchObject({ code: errorCode.conflict })
  })
})

describe('deleted links', () => {
  test('a deleted link is not found, and its client can have a new one', async () => {
    const link = await createLink(await buildLink())
    expect(await deleteLink(link.clientId)).toBeUndefined()
    await expectNotFound(link.url)
    await expect(getLink(link.id)).rejects.toMatchObject({ status: 404 })
    await expect(deleteLink(link.clientId)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await createLink(await buildLink({ clientId: link.clientId }))
  })

  test('the link of an unknown client cannot be deleted because it is not found', async () => {
    await expect(deleteLink(createId())).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
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

  test('the link to a deleted schedule is not found', async () => {
    const { id: scheduleId } = await createSchedule(app.api)
    const { url } = await createLink(await buildLink({ scheduleId }))
    await app.api.delete('/v1/schedules/{id}', { path: { id: scheduleId } })
    await expectNotFound(url)
  })

  test('a deleted worker is removed from links', async () => {
    const carla = await registerWorker(app.api)
    const { url } = await createLink(await buildLink({ workerIds: [ana, carla] }))
    await app.api.delete('/v1/workers/{id}', { path: { id: carla } })
    expect((await getLink(url)).workerIds).toEqual([ana])
    expect((await readView(url)).workers).toMatchObject([{ id: ana }])
  })

  test('the view is not found by the id of a link, by its url in another case, or by other strings', async () => {
    const { id, url } = await createLink(await buildLink())
    const urlInOtherCase = url.replace(/[a-zA-Z]/, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
    for (const invalidUrl of [id, urlInOtherCase, url.slice(1), `${url}A`, 'x', '%00', "'", 'x'.repeat(300)])
      await expectNotFound(invalidUrl)
  })
})
