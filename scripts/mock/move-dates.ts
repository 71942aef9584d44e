import { type Contract, isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import { addDays, buildDate, countDays, getWeekStart } from '#domain/weeks.ts'

/** Dates that lie further away from the examples' week, such as those of birth, have nothing to do with it and stay. */
const maxDays = 366

/** Copies the contract with the dates of its examples moved by whole weeks, so that the examples' week becomes the one of `today`. */
export function moveDates(contract: Contract, today: string): Contract {
  const exampleDate = getExampleDate(contract)
  const days = countDays(getWeekStart(exampleDate), getWeekStart(today))
  return {
    ...contract,
    components: { ...contract.components, examples: move(contract.components.examples ?? {}) as { [name: string]: JsonObject } },
  }

  function move(value: JsonValue): JsonValue {
    if (typeof value === 'string') return moveText(value)
    if (Array.isArray(value)) return value.map(move)
    if (!isJsonObject(value)) return value
    const copy = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, move(entry)]))
    // Nobody has come yet to what takes place today or later.
    return typeof copy.attended === 'boolean' && String(copy.session_date) >= today ? { ...copy, attended: null } : copy
  }

  function moveText(text: string) {
    const [, date, time = ''] = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+Z)?$/.exec(text) ?? []
    return date !== undefined && Math.abs(countDays(exampleDate, date)) <= maxDays ? addDays(date, days) + time : text
  }
}

/** Returns the date to which the examples belong: that of the parameters by which a week is asked for. */
export function getExampleDate({ components: { parameters } }: Contract): string {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((name) => Number(parameters?.[name]?.example))
  const date = buildDate(year ?? 0, month ?? 0, day ?? 0)
  if (date === null) throw new Error('The parameters Year, Month and Day of the contract have no date as their example.')
  return date
}
