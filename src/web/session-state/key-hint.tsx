import classes from './key-hint.module.css'

/** The key that does the same as the button it is drawn on; hidden on a phone. */
export const KeyHint = ({ children }: { children: string }) => (
  <kbd className={classes.key} aria-hidden>
    {children}
  </kbd>
)
