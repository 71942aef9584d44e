import type { Position } from '#api/generated/app.ts'
import { positionNames } from '#domain/positions.ts'

/** All positions in the order of their numbers. */
export const positions = Object.keys(positionNames).map((number) => Number(number) as Position)
