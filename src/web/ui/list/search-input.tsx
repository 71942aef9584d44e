import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

type Props = { label: string; placeholder: string; value: string; onSearch: (search: string) => void; className?: string }

/** A search that waits until nobody types, or Enter. It keeps its own text: a keystroke draws nothing else. */
export function SearchInput({ label, placeholder, value, onSearch, className }: Props) {
  const [text, setText] = useState(value)
  // what was told and has not come back as the value yet, oldest first
  const underway = useRef<string[]>([])
  const tell = useDebouncedCallback((search: string) => {
    if (search === (underway.current.at(-1) ?? value)) return
    underway.current.push(search)
    onSearch(search)
  }, 250)

  useEffect(() => {
    const at = underway.current.lastIndexOf(value)
    underway.current = at < 0 ? [] : underway.current.slice(at + 1)
    // somebody else changed it, the browser's way back for instance; what comes of typing stands here already
    if (at < 0) setText(value)
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
      onKeyDown={({ key }) => key === 'Enter' && tell.flush()}
    />
  )
}
