import { IconSearch } from '@tabler/icons-react'
import classes from './search-button.module.css'

/** The button of the navigation that opens the command palette. */
export const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={classes.button} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onClick}>
    <IconSearch size={16} stroke={1.5} aria-hidden />
    <span className="folded-label">Buscar</span>
    <kbd className={classes.key} aria-hidden>
      Ctrl K
    </kbd>
  </button>
)
