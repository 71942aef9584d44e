/** A measured figure: the milliseconds of each run. */
export type Figure = {
  name: string
  runs: number[]
  /** The quantile that is compared, 0 to 1. Default: the median. */
  quantile?: number
  /** A reference measured on the same machine at the same time, so that machines can be compared. */
  baseline?: { name: string; runs: number[] }
  /** The maximum, as a ratio of the baseline or in milliseconds. */
  bound?: { ratio: number } | { ms: number }
}

/** Returns the value below which this share of the runs lies; 0.5 is the median. */
export function getQuantile(runs: readonly number[], share: number): number {
  const sorted = [...runs].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Summarizes a figure for the JSON file. */
export function summarize({ name, runs, quantile = 0.5, baseline, bound }: Figure) {
  const value = getQuantile(runs, quantile)
  const reference = baseline ? getQuantile(baseline.runs, quantile) : null
  const ratio = reference === null ? null : value / reference
  return {
    figure: name,
    ms: round(value, 1),
    baseline: reference && round(reference, 1),
    ratio: ratio && round(ratio, 3),
    bound: bound ? ('ratio' in bound ? bound.ratio : `${bound.ms} ms`) : null,
    met: bound ? ('ratio' in bound ? ratio !== null && ratio <= bound.ratio : value <= bound.ms) : null,
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Formats the figures as a table of text. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, runs, baseline } = figure
    const { ratio, bound, met } = summarize(figure)
    return [
      name,
      formatMs(getQuantile(runs, 0.5)),
      formatMs(getQuantile(runs, 0.95)),
      formatMs(Math.max(...runs)),
      String(runs.length),
      baseline && ratio !== null ? `${ratio.toFixed(ratio < 1 ? 3 : 1)} × ${baseline.name}` : '',
      bound === null ? '' : `≤ ${bound}: ${met ? 'met' : 'missed'}`,
    ]
  })
  const lines = [['figure', 'p50 ms', 'p95 ms', 'max ms', 'runs', 'ratio', 'bound'], ...rows]
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  const isText = (column: number) => column === 0 || column > 4
  return lines
    .map((line) =>
      line
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const formatMs = (milliseconds: number) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0)

/** Runs a function several times in sequence and returns the milliseconds of each run. */
export async function measureRuns(count: number, run: () => Promise<unknown>): Promise<number[]> {
  const runs: number[] = []
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    await run()
    runs.push(performance.now() - start)
  }
  return runs
}
