/** The workers' positions in Spanish, by the specification's numbers. */
export const positionNames: Record<number, string> = {
  1: 'Gerente',
  2: 'Administrador',
  3: 'Practicante',
  4: 'Psicólogo',
  5: 'Terapeuta',
}
