import classes from './filter-chips.module.css'
import { formatCount } from './format-count.ts'

interface Chip {
  label: string
  /** The number of rows that the filter finds by itself; undefined where it is not known. */
  count: number | undefined
  isPressed: boolean
  onToggle: () => void
}

/** The filters of a list that are on or off, each with its count. Those that find nothing are left out unless they are on. */
export const FilterChips = ({ label, chips }: { label: string; chips: readonly Chip[] }) => (
  <fieldset className={classes.chips} aria-label={label}>
    {chips
      .filter(({ count, isPressed }) => count !== 0 || isPressed)
      .map((chip) => (
        <button key={chip.label} type="button" className={classes.chip} aria-pressed={chip.isPressed} onClick={chip.onToggle}>
          {chip.label}
          {chip.count !== undefined && <span className={classes.count}>{formatCount(chip.count)}</span>}
        </button>
      ))}
  </fieldset>
)
