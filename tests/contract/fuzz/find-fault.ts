import type { LightMyRequestResponse } from 'fastify'
import { validateResponse } from '../../server/validate-responses.ts'
import type { FuzzCase } from './cases.ts'

/** Returns the first fault of a response, or undefined when it follows the contract. */
export function findFault({ method, url, expected }: FuzzCase, response: LightMyRequestResponse): string | undefined {
  const { statusCode } = response
  if (statusCode >= 500) return 'The server failed.'
  if (expected === 'refused' ? statusCode < 400 : expected !== null && statusCode !== expected) return `Expected: ${expected}.`
  try {
    validateResponse(method, url, response)
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}
