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

/** Returns a worker's color. On a server without colors it comes from the id, so that it never changes and everybody sees the same. */
export const getWorkerColor = ({ id, color }: { id: string; color?: number }) => color ?? hash(id) % workerColorNames.length

/** The FNV-1a hash of a text, 32 bits. */
const hash = (text: string) => [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)
