import { isJsonObject } from '#api/document.ts'
import { readPointer, show } from '../judge/violation.ts'
import type { Exchange } from './exchange.ts'

/** A response of the server, with ways to expect something of it. Each failed expectation is recorded with the operation of the call. */
export class Answer<Body> {
  exchange: Exchange
  body: Body
  #record: (pointer: string, expected: string, received: string) => void

  constructor(exchange: Exchange, body: Body, record: (pointer: string, expected: string, received: string) => void) {
    this.exchange = exchange
    this.body = body
    this.#record = record
  }

  get status(): number {
    return this.exchange.status
  }

  /** Returns a header by its lower-case name. */
  getHeader(name: string): string | undefined {
    return this.exchange.headers[name]
  }

  /** Expects the part of the body at a JSON pointer (`''` for all of it) to be this value; `undefined` for no value. */
  expect(pointer: string, expected: unknown) {
    const received = readPointer(this.body, pointer)
    if (!isSame(received, expected)) this.#record(`/body${pointer}`, show(expected), show(received))
  }

  /** Expects the body to have every field of an object, with these values, at any depth. */
  expectFields(expected: object, pointer = '') {
    for (const [name, value] of Object.entries(expected))
      if (isJsonObject(value)) this.expectFields(value, `${pointer}/${name}`)
      else this.expect(`${pointer}/${name}`, value)
  }

  /** Expects the list in the body to have an item with this id, and returns the item. */
  expectListed(id: string): Body extends readonly (infer Item)[] ? Item | undefined : undefined {
    const item = this.#items.find((item) => isJsonObject(item) && item.id === id)
    if (item === undefined) this.#record('/body', `a list with the id ${id}`, `${this.#items.length} others`)
    return item as never
  }

  /** Expects the list in the body to have no item with this id. */
  expectNotListed(id: string) {
    const index = this.#items.findIndex((item) => isJsonObject(item) && item.id === id)
    if (index >= 0) this.#record(`/body/${index}`, `a list without the id ${id}`, show(this.#items[index]))
  }

  expectHeader(name: string, expected: string) {
    const received = this.getHeader(name)
    if (received !== expected) this.#record(`/headers/${name}`, show(expected), show(received))
  }

  /** Expects anything else: when `isAsExpected` is false, records what was expected and received at a pointer into the body. */
  check(isAsExpected: boolean, pointer: string, expected: string, received: unknown = readPointer(this.body, pointer)) {
    if (!isAsExpected) this.#record(`/body${pointer}`, expected, show(received))
  }

  /** Expects something of a header, also together with those of other calls: when `isAsExpected` is false, records what was expected. */
  checkHeader(isAsExpected: boolean, name: string, expected: string, received: unknown = this.getHeader(name)) {
    if (!isAsExpected) this.#record(`/headers/${name}`, expected, show(received))
  }

  /** Expects something of the status, also together with those of other calls. */
  checkStatus(isAsExpected: boolean, expected: string, received = String(this.status)) {
    if (!isAsExpected) this.#record('/status', expected, received)
  }

  get #items(): unknown[] {
    return Array.isArray(this.body) ? this.body : []
  }
}

/** Compares JSON values. The order of the keys does not count. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]))
  if (!isJsonObject(left) || !isJsonObject(right)) return left === right
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSame(left[key], right[key]))
}
