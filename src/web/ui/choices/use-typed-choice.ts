import { type KeyboardEvent, useRef } from 'react'
import { isPlainLetter } from '../keys/key-table.ts'
import { filterOptions } from './filter-options.ts'

/** The longest pause between two letters of a word, in milliseconds. */
const longestPause = 1000

/** Returns the handler of keys by which typing chooses in a list without a search field, as in a list of the browser: "f" and "fem" choose Femenino. */
export function useTypedChoice<Value>(choices: readonly { value: Value; label: string }[], onChoose: (value: Value) => void) {
  const typed = useRef({ text: '', time: 0 })
  const find = (search: string) => {
    const options = choices.map(({ label }, index) => ({ value: String(index), label }))
    const [found] = filterOptions({ options, search, limit: choices.length })
    return found && 'value' in found ? choices[Number(found.value)] : undefined
  }
  return (event: KeyboardEvent) => {
    if (!isPlainLetter(event)) return
    const before = event.timeStamp - typed.current.time < longestPause ? typed.current.text : ''
    // Another letter after the first one may be another choice.
    const isAnother = before.length === 1 && !find(before + event.key)
    const text = isAnother ? event.key : before + event.key
    typed.current = { text, time: event.timeStamp }
    const choice = find(text)
    if (choice) onChoose(choice.value)
  }
}
