import type { FreeSlot } from './queries.ts'

/** Writes slots for a URL. */
export const formatFreeSlots = (slots: readonly FreeSlot[]): string =>
  slots.map(({ turnId, sessionDate, time, workerId }) => [turnId, sessionDate, time, workerId].join('_')).join(',')

/** Reads the slots of a URL. What is no slot is left out. */
export const parseFreeSlots = (text: string): FreeSlot[] =>
  text.split(',').flatMap((part) => {
    const [turnId = '', sessionDate = '', time = '', workerId] = part.split('_')
    return workerId ? [{ turnId, sessionDate, time: Number(time), workerId }] : []
  })
