/** The twelve worker colors in Spanish, by the contract's numbers: `--t-worker-0` to `--t-worker-11`. */
export const workerColorNames: readonly string[] = [
  'Azul',
  'Terracota',
  'Verde',
  'Morado',
  'Mostaza',
  'Turquesa',
  'Granate',
  'Verde lima',
  'Añil',
  'Marrón',
  'Verde azulado',
  'Magenta',
]
