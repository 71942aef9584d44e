import type { Position } from '#api/generated/app.ts'
import { positionWords } from '#domain/positions.ts'

/** All positions, in the order of their numbers. */
export const positions = Object.keys(positionWords).map((number) => Number(number) as Position)
