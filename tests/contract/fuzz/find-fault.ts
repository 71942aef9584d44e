import type { LightMyRequestResponse } from 'fastify'
import { validateResponse } from '../../server/validate-responses.ts'
import type { FuzzCase } from './cases.ts'

/** Returns the first fault of a response, or undefined when it follows the contract. */
export function findFault({ method, url, expected }: FuzzCase, response: LightMyRequestResponse): string | undefined {
  const { statusCode, headers, body } = response
  const correlationId = headers['x-correlation-id']
  if (statusCode >= 500) return 'The server failed.'
  if (expected === 'refused' ? statusCode < 400 : expected !== null && statusCode !== expected) return `Expected: ${expected}.`
  if (statusCode === 405 && headers.allow === undefined) return 'It has no header Allow.'
  if (headers['cache-control'] !== 'no-store') return `Its cache-control is ${headers['cache-control']}.`
  try {
    validateResponse(method, url, response)
  } catch (error) {
    return (error as Error).message
  }
  if (statusCode >= 400 && JSON.parse(body).correlationId !== correlationId)
    return `It repeats another correlation id than ${correlationId}.`
  return undefined
}
