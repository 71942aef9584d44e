import { Popover } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import classes from './filters.module.css'

interface Props {
  /** "Trabajador" and "trabajadores", or the same for clients. */
  title: string
  plural: string
  icon?: ReactNode
  selectedIds: ReadonlySet<string>
  /** The name of a person; undefined while unknown. */
  getName: (id: string) => string | undefined
  onClear: () => void
  /** The list of people. */
  children: ReactNode
}

/** A button that names the selected people and opens the list of people, with a second button that clears the filter. */
export function PeopleFilter({ title, plural, icon, selectedIds, getName, onClear, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={classes.people} data-active={selectedIds.size > 0 || undefined}>
      <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={280} trapFocus returnFocus>
        <Popover.Target>
          <button ref={button} type="button" className={classes.open} onClick={() => setIsOpen(!isOpen)}>
            {icon}
            <FilterLabel title={title} plural={plural} selectedIds={selectedIds} getName={getName} />
            <IconChevronDown size={14} className={classes.chevron} aria-hidden />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={`Filtrar por ${title.toLowerCase()}`} className={classes.dropdown}>
          {children}
        </Popover.Dropdown>
      </Popover>
      {selectedIds.size > 0 && (
        <button
          type="button"
          className={classes.clear}
          aria-label={`Quitar el filtro de ${title.toLowerCase()}`}
          onClick={() => {
            onClear()
            button.current?.focus()
          }}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </div>
  )
}

/** "Trabajador", "Ana Torres" or "2 trabajadores". Screen readers always hear the title. */
export function FilterLabel({ title, plural, selectedIds, getName }: Pick<Props, 'title' | 'plural' | 'selectedIds' | 'getName'>) {
  const [id] = selectedIds
  if (id === undefined) return <span className={classes.label}>{title}</span>
  return (
    <>
      <span className="hidden">{title}: </span>
      <span className={classes.label}>
        {selectedIds.size === 1 ? (getName(id) ?? `1 ${title.toLowerCase()}`) : `${selectedIds.size} ${plural}`}
      </span>
    </>
  )
}
