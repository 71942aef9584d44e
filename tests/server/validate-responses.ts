import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { findOperation } from '#conformance/contract.ts'
import { judgeResponse } from '#conformance/judge/judge.ts'
import type { Problem } from '#domain/problem.ts'

/** A sentence that can be shown on a screen. */
const sentence = /^[«\p{Lu}\d].*\.$/u
/** Words that only appear in the messages of libraries and databases. */
const technicalText = /\b(must|violates|constraint|relation|syntax|undefined|FST_|ERR_|SELECT|INSERT)\b|_exists|_busy|Error:/

/** Expects a response to follow the contract, as `npm run conformance -- --strict` judges it, and an error to be fit for the screen. */
export function validateResponse(method: string, url: string, { statusCode: status, headers, body }: LightMyRequestResponse) {
  const call = `${method} ${url} → ${status}`
  const { pathname } = new URL(url, 'http://localhost')
  const operation = findOperation(method, pathname.replace('/api', ''))
  const violations = judgeResponse({ operation, status, headers, body, isStrict: true })
  // Outside the API only errors are like those of the contract.
  const isApi = /^\/api(\/|$)/.test(pathname)
  const relevant = violations.filter(({ pointer }) => isApi || pointer !== '/headers/cache-control')
  expect(relevant, `${call} ${body.slice(0, 2000)}`).toEqual([])
  if (status >= 400) validateErrorText(call, body)
}

/** Expects an error's texts to be fit for the screen: a sentence, and nothing about the internal cause. */
function validateErrorText(call: string, body: string) {
  const { message, details } = JSON.parse(body).error as { message: string; details: Problem[] }
  expect(message, call).toMatch(sentence)
  for (const text of [message, ...details.map(({ message }) => message)]) expect(text, call).not.toMatch(technicalText)
}
