import * as v from 'valibot'
import type { WaitingEntryInput } from '#api/generated/app.ts'
import { vWaitingEntryInput } from '#api/generated/schemas.ts'
import { formatClock } from '#domain/clock.ts'
import { parseClock } from '#web/ui/dates/typed-clock.ts'
import { formatTypedDate, parseTypedDate } from '#web/ui/dates/typed-date.ts'
import { vClockText, vDateText } from '#web/ui/form/typed-values.ts'
import type { ListedEntry } from '#web/waiting-entries/queries.ts'
import type { Wishes } from './parse-wishes.ts'

/** The contract's WaitingEntryInput with times and dates as typed text. `sentence` says the same in words, and is not sent. */
export const vEntryForm = v.strictObject({
  ...vWaitingEntryInput.entries,
  scheduleId: v.optional(v.string()),
  sentence: v.optional(v.string()),
  days: v.array(v.number()),
  fromTime: v.optional(vClockText),
  toTime: v.optional(vClockText),
  workerIds: v.array(v.string()),
  fromDate: v.optional(vDateText),
  untilDate: v.optional(vDateText),
})

export type EntryValues = {
  clientId: string
  sentence: string
  days: number[]
  fromTime: string
  toTime: string
  workerIds: string[]
  fromDate: string
  untilDate: string
  scheduleId: string
  note: string
}

/** Returns the form's values of an entry, or of a new one. */
export const toEntryValues = (entry: ListedEntry | undefined, clientId: string): Omit<EntryValues, 'sentence'> => ({
  clientId,
  ...toTypedWishes(entry ?? anything),
  scheduleId: entry?.scheduleDeleted ? deletedSchedule : (entry?.scheduleId ?? ''),
  note: entry?.note ?? '',
})

/** Stands for the schedule of an entry that was deleted, in whose place another or any must be chosen: nobody waits for any without having said so. */
export const deletedSchedule = 'deleted'

const anything: Wishes = { days: [], fromTime: null, toTime: null, fromDate: null, untilDate: null, workerIds: [] }

/** Returns what suits a client as the form's fields show it. */
export const toTypedWishes = ({ days, fromTime, toTime, fromDate, untilDate, workerIds }: Wishes) => ({
  days,
  workerIds,
  fromTime: fromTime === null ? '' : formatClock(fromTime),
  toTime: toTime === null ? '' : formatClock(toTime),
  fromDate: fromDate === null ? '' : formatTypedDate(fromDate),
  untilDate: untilDate === null ? '' : formatTypedDate(untilDate),
})

/** Reads the wishes from the fields of the form. A field that cannot be read narrows nothing. */
export const readTypedWishes = (values: Omit<EntryValues, 'sentence'>): Wishes => ({
  days: values.days,
  workerIds: values.workerIds,
  fromTime: parseClock(values.fromTime),
  toTime: parseClock(values.toTime),
  fromDate: parseTypedDate(values.fromDate),
  untilDate: parseTypedDate(values.untilDate),
})

/** Returns the request of a valid form. A field that is empty means any, so that null replaces what was there. */
export const toEntryInput = ({ clientId, days, workerIds, ...entry }: v.InferOutput<typeof vEntryForm>) =>
  ({
    clientId,
    days,
    workerIds,
    scheduleId: entry.scheduleId ?? null,
    fromTime: entry.fromTime ?? null,
    toTime: entry.toTime ?? null,
    fromDate: entry.fromDate ?? null,
    untilDate: entry.untilDate ?? null,
    note: entry.note ?? null,
  }) satisfies Record<keyof WaitingEntryInput, unknown>

/** The values of a new entry without a client. */
export const emptyEntry = toEntryValues(undefined, '')
