import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { errorCode } from '#api/errors.ts'

/** One of the ways in which something is written, and the path under which its refusals name the fields. */
export type WriteRequest = { what: string; under?: string; send: (written: object) => Promise<LightMyRequestResponse> }

/** What lies within the bounds is taken. */
export async function expectAccepted({ what, send }: WriteRequest, written: object) {
  const { statusCode, body } = await send(written)
  expect([200, 201, 204], `${what} of ${JSON.stringify(written).slice(0, 200)}: ${body}`).toContain(statusCode)
}

/** What lies beyond them is a bad request that names the field. */
export async function expectRefused({ what, under = '', send }: WriteRequest, written: object, field = Object.keys(written)[0]!) {
  const { statusCode, json } = await send(written)
  const { code, details } = json().error ?? {}
  const said = `${what} of ${JSON.stringify(written).slice(0, 200)}`
  expect([statusCode, code], said).toEqual([400, errorCode.badRequest])
  expect(
    details.map(({ path }: { path: string }) => path),
    said,
  ).toContain(`${under}${field}`)
}
