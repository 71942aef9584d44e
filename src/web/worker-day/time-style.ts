import type { CSSProperties } from 'react'
import type { Range } from '#domain/overlap.ts'

/** The custom properties by which the style sheets place what takes these minutes. */
export const toTimeStyle = ({ start, end }: Range) => ({ '--start': start, '--end': end }) as CSSProperties
