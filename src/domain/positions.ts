/** The workers' positions in Spanish, by the specification's numbers. */
export const positionNames: Record<number, string> = {
  1: 'Gerente',
  2: 'Administrador',
  3: 'Practicante',
  4: 'Psicólogo',
  5: 'Terapeuta',
}

const feminineNames: Record<number, string> = { 2: 'Administradora', 4: 'Psicóloga' }

/** Names the positions of a worker, in the feminine where the person's gender is known to be feminine (false). */
export const formatPositions = (positions: readonly number[], gender: boolean | undefined): string =>
  positions.map((position) => (gender === false && feminineNames[position]) || positionNames[position]).join(', ')
