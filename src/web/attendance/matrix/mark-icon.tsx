import { markLetters, type SessionMark } from '#domain/states.ts'
import classes from './mark-icon.module.css'

/** The icon of a mark, on paper with its letter. Sessions without a mark have a question mark in a box. */
export const MarkIcon = ({ mark }: { mark: SessionMark }) => (
  <span className={classes.mark} data-mark={mark} data-letter={markLetters[mark]} aria-hidden />
)

/** Formats counts for paper: "6V 1N" */
export const formatLetters = (counts: Readonly<Record<SessionMark, number>>) =>
  Object.entries(markLetters)
    .filter(([mark]) => counts[mark as SessionMark] > 0)
    .map(([mark, letter]) => `${counts[mark as SessionMark]}${letter}`)
    .join(' ')
