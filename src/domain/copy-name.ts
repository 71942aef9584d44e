/** What a copy is called: "Terapia infantil (copia)", and of that "Terapia infantil (copia 2)". Shortened where the whole would be too long. */
export function copyName(name: string, longest: number): string {
  const [, stem = name, count = '1'] = /^(.+) \(copia(?: (\d+))?\)$/.exec(name) ?? []
  const mark = stem === name ? ' (copia)' : ` (copia ${Number(count) + 1})`
  return stem.slice(0, longest - mark.length).trimEnd() + mark
}
