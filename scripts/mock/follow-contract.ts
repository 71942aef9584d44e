import { statSync } from 'node:fs'
import type { Contract } from '#api/document.ts'
import { toLocalDate } from '#domain/today.ts'
import { checkAccess } from '../generate/check-access.ts'
import { contractFile, readContract } from '../generate/contract.ts'
import { moveDates } from './move-dates.ts'

type Options = {
  file?: string | undefined
  /** True moves the dates of the examples to the current week. */
  movesDates: boolean
}

/** Returns a function that returns what `create` makes of the contract, and makes it again when the file has changed or a new day has begun. */
export function followContract<T>(create: (contract: Contract, today?: string) => T, { file = contractFile, movesDates }: Options) {
  let read: { changedAt: number; contract: Contract } | undefined
  let created: { changedAt: number; today: string | undefined; result: T } | undefined
  return () => {
    const changedAt = statSync(file).mtimeMs
    if (read?.changedAt !== changedAt) {
      const contract = readContract(file)
      checkAccess(contract)
      read = { changedAt, contract }
    }
    const today = movesDates ? getToday(read.contract) : undefined
    if (created?.changedAt !== changedAt || created.today !== today) {
      const { contract } = read
      created = { changedAt, today, result: today === undefined ? create(contract) : create(moveDates(contract, today), today) }
    }
    return created.result
  }
}

/** Returns the date of today in the time zone of the example of the settings. */
function getToday({ components: { examples } }: Contract) {
  const { time_zone } = (examples?.Settings?.value ?? {}) as { time_zone?: string }
  if (time_zone === undefined) throw new Error('The contract has no example Settings with a time zone.')
  return toLocalDate(new Date(), time_zone)
}
