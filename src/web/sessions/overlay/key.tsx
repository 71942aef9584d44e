import classes from './card/session-card.module.css'

/** A key that does the same as the button it stands on; a phone has none. */
export const Key = ({ children }: { children: string }) => (
  <kbd className={classes.key} aria-hidden>
    {children}
  </kbd>
)
