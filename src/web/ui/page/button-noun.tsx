import classes from './button-noun.module.css'

/** The object of a button's verb. It is visually hidden on a narrow phone. */
export const ButtonNoun = ({ children }: { children: string }) => <span className={classes.noun}>&nbsp;{children}</span>
