import { expect, test } from 'vitest'
import { allows } from '#domain/access.ts'

const holding = (...codes: string[]) => new Set(codes)

test('any one of the asked codes is enough', () => {
  expect(allows(holding('assists.read'), ['sessions.read', 'assists.read'])).toBe(true)
  expect(allows(holding('clients.read'), ['sessions.read', 'assists.read'])).toBe(false)
})

test('mix covers read, register, update and delete of its own module', () => {
  for (const type of ['read', 'register', 'update', 'delete']) expect(allows(holding('clients.mix'), [`clients.${type}`])).toBe(true)
  expect(allows(holding('clients.mix'), ['workers.read'])).toBe(false)
  expect(allows(holding('public_links.mix'), ['public_links.update'])).toBe(true)
})

test('four single rights are not mix', () => {
  expect(allows(holding('clients.read', 'clients.register', 'clients.update', 'clients.delete'), ['clients.mix'])).toBe(false)
})

test('where nothing is asked nothing is needed', () => {
  expect(allows(holding(), [])).toBe(true)
})
