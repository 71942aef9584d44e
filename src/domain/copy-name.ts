/**
 * Returns the name of a copy: "Terapia infantil (copia)", and of that "Terapia infantil (copia 2)". Shortens the original name to keep the maximum
 * length.
 */
export function createCopyName(name: string, maxLength: number): string {
  const [, stem = name, count = '1'] = /^(.+) \(copia(?: (\d+))?\)$/.exec(name) ?? []
  const mark = stem === name ? ' (copia)' : ` (copia ${Number(count) + 1})`
  return stem.slice(0, maxLength - mark.length).trimEnd() + mark
}
