import type { ReactNode } from 'react'
import type { Mark } from '#domain/states.ts'
import classes from './state-icon.module.css'

// what is cut out of a disc shows the ground
const ground = 'var(--t-raised)'
const ring = <circle cx="7" cy="7" r="4.6" stroke="currentColor" strokeWidth="1.7" />
const disc = <circle cx="7" cy="7" r="6" fill="currentColor" />
const tick = <path d="m4.2 7.2 2 1.9 3.6-4" stroke={ground} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
const bar = <path d="M4.2 7h5.6" stroke={ground} strokeWidth="1.8" strokeLinecap="round" />
const cross = <path d="m3.2 3.2 7.6 7.6m0-7.6-7.6 7.6" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
const arrow = (
  <path d="M1.6 7h7.2M6 3.8 9.2 7 6 10.2M12.2 3v8" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
)
const ticked = (
  <>
    {disc}
    {tick}
  </>
)
const barred = (
  <>
    {disc}
    {bar}
  </>
)

/** Silhouettes that differ without colour. */
const drawings: Record<Mark, ReactNode> = {
  pending: ring,
  confirmed: ticked,
  canceled: cross,
  postponed: arrow,
  came: ticked,
  absent: barred,
  unmarked: ring,
}

/** The sign of a state or of what became of a session; the word stands beside it or in the accessible name. */
export const StateIcon = ({ mark, size = 14 }: { mark: Mark; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 14 14" fill="none" aria-hidden className={classes.icon} data-mark={mark}>
    {drawings[mark]}
  </svg>
)
