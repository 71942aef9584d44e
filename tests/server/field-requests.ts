import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { errorCode } from '#api/errors.ts'

/** A request to send with various fields. `prefix` is what the paths of its fields in an error begin with. */
export type FieldRequest = { name: string; prefix?: string; send: (fields: object) => Promise<LightMyRequestResponse> }

/** Sends these fields and expects success. */
export async function expectAccepted({ name, send }: FieldRequest, fields: object) {
  const { statusCode, body } = await send(fields)
  expect([200, 201, 204], `${name} of ${JSON.stringify(fields).slice(0, 200)}: ${body}`).toContain(statusCode)
}

/** Sends these fields and expects a bad request that names the field, by default the first one. */
export async function expectRefused({ name, prefix = '', send }: FieldRequest, fields: object, field = Object.keys(fields)[0]!) {
  const { statusCode, json } = await send(fields)
  const { code, details } = json().error ?? {}
  const call = `${name} of ${JSON.stringify(fields).slice(0, 200)}`
  expect([statusCode, code], call).toEqual([400, errorCode.badRequest])
  expect(
    details.map(({ path }: { path: string }) => path),
    call,
  ).toContain(`${prefix}${field}`)
}
