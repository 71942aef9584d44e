import { useState } from 'react'
import type { SettlementChoice } from '#domain/settle.ts'
import type { UnsettledItem } from './settlement.ts'
import { listSessionKeys } from './use-apply-settlements.ts'

/**
 * What the user has decided on the page, until it is applied: which items count, what was chosen for them, and why some were refused. All of it is kept by the
 * keys of an item's sessions, whose first one may leave the list before the others.
 */
export function useDecisions() {
  const [choices, setChoices] = useState<ReadonlyMap<string, SettlementChoice>>(new Map())
  const [excludedKeys, setExcludedKeys] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    choices,
    excludedKeys,
    failures,
    hasAny: choices.size > 0 || excludedKeys.size > 0,
    isIncluded: ({ key }: UnsettledItem) => !excludedKeys.has(key),
    /** Without a choice, what is proposed applies again. */
    choose(items: readonly UnsettledItem[], choice: SettlementChoice | undefined) {
      const keys = items.flatMap(listSessionKeys)
      setChoices((current) => new Map([...omitKeys(current, keys), ...(choice ? keys.map((key) => [key, choice] as const) : [])]))
      setFailures((current) => omitKeys(current, keys))
    },
    include(items: readonly UnsettledItem[], isIncluded: boolean) {
      const keys = items.flatMap(listSessionKeys)
      setExcludedKeys((current) => new Set([...[...current].filter((key) => !keys.includes(key)), ...(isIncluded ? [] : keys)]))
    },
    discard() {
      setChoices(new Map())
      setExcludedKeys(new Set())
    },
    /** Forgets what was chosen for the accepted items. The user may have chosen something for other ones meanwhile. */
    settle(accepted: readonly UnsettledItem[], refused: ReadonlyMap<string, string>) {
      setFailures(refused)
      setChoices((current) => omitKeys(current, accepted.flatMap(listSessionKeys)))
    },
  }
}

const omitKeys = <T>(map: ReadonlyMap<string, T>, keys: readonly string[]): ReadonlyMap<string, T> =>
  new Map([...map].filter(([key]) => !keys.includes(key)))
