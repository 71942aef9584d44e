import { Select } from '@mantine/core'
import classes from './list-filter.module.css'

type Props = {
  /** The name of the filter, for screen readers. */
  label: string
  /** The choice that leaves nothing out: "Todos los roles". */
  allLabel: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

const all = ''

/** A filter of a list, beside its search. */
export const ListFilter = ({ label, allLabel, options, value = all, onChange }: Props) => (
  <Select
    aria-label={label}
    className={classes.filter}
    data={[{ value: all, label: allLabel }, ...options]}
    value={value}
    allowDeselect={false}
    onChange={(chosen) => onChange(chosen || undefined)}
  />
)
