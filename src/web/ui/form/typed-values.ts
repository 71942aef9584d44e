import * as v from 'valibot'
import { parseClock } from '../dates/typed-clock.ts'
import { parseTypedDate } from '../dates/typed-date.ts'

/** A time as typed text, parsed to minutes since midnight. */
export const vClockText = v.pipe(
  v.string(),
  v.check((text) => parseClock(text) !== null, 'Escriba una hora, como 08:00'),
  v.transform((text) => parseClock(text) ?? Number.NaN),
)

/** A date as typed text, parsed to an ISO date. */
export const vDateText = v.pipe(
  v.string(),
  v.check((text) => parseTypedDate(text) !== null, 'Escriba una fecha del calendario, como 14/05/2018'),
  v.transform(parseTypedDate),
)
