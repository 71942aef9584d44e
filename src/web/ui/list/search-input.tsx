import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

type Props = { label: string; placeholder: string; value: string; onSearch: (search: string) => void; className?: string }

/** A search field that reports after a pause in typing, or on Enter. It keeps its own text: a keystroke renders nothing else. */
export function SearchInput({ label, placeholder, value, onSearch, className }: Props) {
  const [text, setText] = useState(value)
  // Searches that were reported and have not come back as `value` yet, oldest first.
  const pendingSearches = useRef<string[]>([])
  const report = useDebouncedCallback((search: string) => {
    if (search === (pendingSearches.current.at(-1) ?? value)) return
    pendingSearches.current.push(search)
    onSearch(search)
  }, 250)

  useEffect(() => {
    const index = pendingSearches.current.lastIndexOf(value)
    pendingSearches.current = index < 0 ? [] : pendingSearches.current.slice(index + 1)
    // The value changed from outside, for instance by the browser's Back.
    if (index < 0) setText(value)
  }, [value])

  return (
    <TextInput
      type="search"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        report(currentTarget.value.trim())
      }}
      onKeyDown={({ key }) => key === 'Enter' && report.flush()}
    />
  )
}
