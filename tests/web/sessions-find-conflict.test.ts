import { expect, test } from 'vitest'
import { at } from '#domain/clock.ts'
import { findConflict } from '#web/sessions/data/find-conflict.ts'
import type { Session } from '#web/sessions/data/queries.ts'
import { listWorkerOptions } from '#web/sessions/overlay/move/move-options.ts'

/** A client or worker, whose id is not that of the person. */
const as = (kind: 'client' | 'worker', name: string) => ({ id: `${kind} ${name}`, person: { id: name, name, fatherLastName: 'Torres' } })

const slot = { turnId: 'morning', date: '2026-11-24', time: at('09:00') }
const durations = new Map([['morning', 45]])

const buildSession = (client: string, worker: string) =>
  ({
    ...{ id: `${client} with ${worker}`, client: as('client', client), worker: as('worker', worker), state: 'confirmed' },
    ...{ turnId: slot.turnId, sessionDate: slot.date, time: slot.time },
  }) as Session

test('a worker cannot be the client of a session while working', () => {
  const conflict = findConflict(buildSession('Ana', 'Berta'), slot, [buildSession('Luis', 'Ana')], durations)
  expect(conflict).toBe('Ana Torres ya atiende a Luis Torres de 09:00 a 09:45')
})

test('a client cannot work during the own session', () => {
  const conflict = findConflict(buildSession('Luis', 'Ana'), slot, [buildSession('Ana', 'Berta')], durations)
  expect(conflict).toBe('Ana Torres ya tiene sesión con Berta Torres de 09:00 a 09:45')
})

test('sessions of four people have no conflict', () => {
  expect(findConflict(buildSession('Luis', 'Ana'), slot, [buildSession('Eva', 'Berta')], durations)).toBeUndefined()
})

test('a worker with a session as a client is no option for another session at that time', () => {
  const workers = [as('worker', 'Ana') as Session['worker']]
  const [option] = listWorkerOptions(buildSession('Luis', 'Carla'), slot, { workers, sessions: [buildSession('Ana', 'Berta')], durations })
  expect(option?.conflict).toBe('con Berta Torres, 09:00 – 09:45')
})
