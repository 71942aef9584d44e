import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

type Props = { label: string; placeholder: string; value: string; onSearch: (search: string) => void; className?: string }

/** A search that waits until nobody types. */
export function SearchInput({ label, placeholder, value, onSearch, className }: Props) {
  const [text, setText] = useState(value)
  const told = useRef(value)
  const tell = useDebouncedCallback((search: string) => {
    told.current = search
    onSearch(search)
  }, 250)

  // somebody else changed it, the browser's way back for instance
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
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
        tell(currentTarget.value.trim())
      }}
    />
  )
}
