import type { CSSProperties } from 'react'
import type { Range } from '#domain/overlap.ts'

/** Returns the custom properties with which the style sheets place an item at its minutes. */
export const toTimeStyle = ({ start, end }: Range) => ({ '--start': start, '--end': end }) as CSSProperties
