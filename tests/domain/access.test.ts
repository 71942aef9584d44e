import { expect, test } from 'vitest'
import { accessBeyond, hasAnyAccess } from '#domain/access.ts'

const holding = (...codes: string[]) => new Set(codes)

test('any one of the asked codes is enough', () => {
  expect(hasAnyAccess(holding('assists.read'), ['sessions.read', 'assists.read'])).toBe(true)
  expect(hasAnyAccess(holding('clients.read'), ['sessions.read', 'assists.read'])).toBe(false)
})

test('mix covers read, register, update and delete of its own module', () => {
  for (const type of ['read', 'register', 'update', 'delete']) expect(hasAnyAccess(holding('clients.mix'), [`clients.${type}`])).toBe(true)
  expect(hasAnyAccess(holding('clients.mix'), ['workers.read'])).toBe(false)
  expect(hasAnyAccess(holding('public_links.mix'), ['public_links.update'])).toBe(true)
})

test('four single rights are not mix', () => {
  expect(hasAnyAccess(holding('clients.read', 'clients.register', 'clients.update', 'clients.delete'), ['clients.mix'])).toBe(false)
})

test('where nothing is asked nothing is needed', () => {
  expect(hasAnyAccess(holding(), [])).toBe(true)
})

test('what goes beyond is what neither the access itself nor the mix of its module gives', () => {
  expect(accessBeyond(holding('clients.mix', 'workers.read'), ['clients.delete', 'workers.read'])).toEqual([])
  expect(accessBeyond(holding('clients.mix', 'workers.read'), ['clients.mix', 'workers.update', 'access.read'])).toEqual([
    'workers.update',
    'access.read',
  ])
})

test('who holds all four of a module has nothing less than its mix', () => {
  expect(accessBeyond(holding('clients.read', 'clients.register', 'clients.update', 'clients.delete'), ['clients.mix'])).toEqual([])
  expect(accessBeyond(holding('clients.read', 'clients.register', 'clients.update'), ['clients.mix'])).toEqual(['clients.mix'])
})
