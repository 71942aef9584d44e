import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { errorCode } from '#api/errors.ts'

/** One call that writes a record. `under` is the prefix of the field paths in its errors. */
export type WriteRequest = { name: string; under?: string; send: (fields: object) => Promise<LightMyRequestResponse> }

/** Sends these fields and expects success. */
export async function expectAccepted({ name, send }: WriteRequest, fields: object) {
  const { statusCode, body } = await send(fields)
  expect([200, 201, 204], `${name} of ${JSON.stringify(fields).slice(0, 200)}: ${body}`).toContain(statusCode)
}

/** Sends these fields and expects a bad request that names the field, by default the first one. */
export async function expectRefused({ name, under = '', send }: WriteRequest, fields: object, field = Object.keys(fields)[0]!) {
  const { statusCode, json } = await send(fields)
  const { code, details } = json().error ?? {}
  const call = `${name} of ${JSON.stringify(fields).slice(0, 200)}`
  expect([statusCode, code], call).toEqual([400, errorCode.badRequest])
  expect(
    details.map(({ path }: { path: string }) => path),
    call,
  ).toContain(`${under}${field}`)
}
