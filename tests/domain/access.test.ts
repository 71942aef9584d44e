import { expect, test } from 'vitest'
import { findMissingAccess, hasAnyAccess } from '#domain/access.ts'

const toSet = (...codes: string[]) => new Set(codes)

test('one of several codes is enough', () => {
  expect(hasAnyAccess(toSet('assists.read'), ['sessions.read', 'assists.read'])).toBe(true)
  expect(hasAnyAccess(toSet('clients.read'), ['sessions.read', 'assists.read'])).toBe(false)
})

test('mix covers read, register, update and delete of its own module', () => {
  for (const type of ['read', 'register', 'update', 'delete']) expect(hasAnyAccess(toSet('clients.mix'), [`clients.${type}`])).toBe(true)
  expect(hasAnyAccess(toSet('clients.mix'), ['workers.read'])).toBe(false)
  expect(hasAnyAccess(toSet('public_links.mix'), ['public_links.update'])).toBe(true)
})

test('the four types of a module do not give its mix', () => {
  expect(hasAnyAccess(toSet('clients.read', 'clients.register', 'clients.update', 'clients.delete'), ['clients.mix'])).toBe(false)
})

test('an operation without codes needs no access', () => {
  expect(hasAnyAccess(toSet(), [])).toBe(true)
})

test('a requested code is missing when neither it nor the mix of its module is held', () => {
  expect(findMissingAccess(toSet('clients.mix', 'workers.read'), ['clients.delete', 'workers.read'])).toEqual([])
  expect(findMissingAccess(toSet('clients.mix', 'workers.read'), ['clients.mix', 'workers.update', 'access.read'])).toEqual([
    'workers.update',
    'access.read',
  ])
})

test('the mix of a module is not missing when its four types are held', () => {
  expect(findMissingAccess(toSet('clients.read', 'clients.register', 'clients.update', 'clients.delete'), ['clients.mix'])).toEqual([])
  expect(findMissingAccess(toSet('clients.read', 'clients.register', 'clients.update'), ['clients.mix'])).toEqual(['clients.mix'])
})
