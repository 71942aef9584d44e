import type { Position } from '#api/generated/app.ts'

/** The positions of workers in Spanish; they grant nothing. */
export const positionWords: Record<Position, string> = {
  1: 'Gerente',
  2: 'Administrador',
  3: 'Practicante',
  4: 'Psicólogo',
  5: 'Terapeuta',
}

/** All positions, in the order of their numbers. */
export const positions = Object.keys(positionWords).map((number) => Number(number) as Position)
