import { expect, test } from 'vitest'
import { accessBeyond, hasAnyAccess } from '#domain/access.ts'

const holding = (...codes: string[]) => new Set(codes)

test('one of several codes is enough', () => {
  expect(hasAnyAccess(holding('assists.read'), ['sessions.read', 'assists.read'])).toBe(true)
  expect(hasAnyAccess(holding('clients.read'), ['sessions.read', 'assists.read'])).toBe(false)
})

test('mix covers read, register, update and delete of its own module', () => {
  for (const type of ['read', 'register', 'update', 'delete']) expect(hasAnyAccess(holding('clients.mix'), [`clients.${type}`])).toBe(true)
  expect(hasAnyAccess(holding('clients.mix'), ['workers.read'])).toBe(false)
  expect(hasAnyAccess(holding('public_links.mix'), ['public_links.update'])).toBe(true)
})

test('the four types of a module do not give its mix', () => {
  expect(hasAnyAccess(holding('clients.read', 'clients.register', 'clients.update', 'clients.delete'), ['clients.mix'])).toBe(false)
})

test('an operation without codes needs no access', () => {
  expect(hasAnyAccess(holding(), [])).toBe(true)
})

test('a requested code goes beyond what is held when neither it nor the mix of its module is held', () => {
  expect(accessBeyond(holding('clients.mix', 'workers.read'), ['clients.delete', 'workers.read'])).toEqual([])
  expect(accessBeyond(holding('clients.mix', 'workers.read'), ['clients.mix', 'workers.update', 'access.read'])).toEqual([
    'workers.update',
    'access.read',
  ])
})

test('the mix of a module does not go beyond its four types', () => {
  expect(accessBeyond(holding('clients.read', 'clients.register', 'clients.update', 'clients.delete'), ['clients.mix'])).toEqual([])
  expect(accessBeyond(holding('clients.read', 'clients.register', 'clients.update'), ['clients.mix'])).toEqual(['clients.mix'])
})
