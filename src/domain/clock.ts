/** Minutes of a whole day; midnight at its end is 24:00. */
export const dayMinutes = 1440

/** Minutes since midnight of a clock reading: `at('09:00')` is 540. */
export function at(clock: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  if (!(total <= dayMinutes && Number(minutes) < 60)) throw new RangeError(`Not a clock reading: ${clock}`)
  return total
}

/** The clock reading of minutes since midnight: 540 is "09:00". */
export const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** A stretch of the day in words: "09:00 – 09:45". */
export const clockRange = (start: number, end: number): string => `${clock(start)} – ${clock(end)}`

/** How long something lasts: 45 is "45 min", 540 "9 h", 135 "2 h 15 min". */
export function lasting(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

const two = (number: number) => String(number).padStart(2, '0')
