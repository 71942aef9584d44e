import { Failure } from './failure.ts'

const minute = 60_000

/** Counts wrong passwords and refuses more attempts than the contract allows. */
export const createWrongPasswords = () => {
  const attempts = new Map<string, number[]>()
  const listLimits = (user: string, address: string) => [
    { key: `user ${user} from ${address}`, limit: 5, period: 15 * minute },
    { key: `address ${address}`, limit: 50, period: 15 * minute },
    { key: `user ${user}`, limit: 100, period: 60 * minute },
  ]
  return {
    check(user: string, address: string) {
      for (const { key, limit, period } of listLimits(user, address)) {
        const recent = (attempts.get(key) ?? []).filter((time) => time > Date.now() - period)
        attempts.set(key, recent)
        if (recent.length < limit) continue
        const seconds = Math.ceil((recent.at(-limit)! + period - Date.now()) / 1000)
        throw new Failure('tooMany', [], { 'retry-after': String(seconds) })
      }
    },
    count(user: string, address: string) {
      for (const { key } of listLimits(user, address)) attempts.set(key, [...(attempts.get(key) ?? []), Date.now()])
    },
  }
}
