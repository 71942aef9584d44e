/** How much a benchmark measures: what its bounds are set for, or the least that produces each of its figures, which shows that it still works. */
export type Size = 'full' | 'smallest'

/** A measured figure: the value of each run. */
export type Figure = {
  name: string
  runs: number[]
  /** Default: milliseconds. */
  unit?: 'ms' | 'KB' | 'calls/s'
  /** The quantile that is compared, 0 to 1. Default: the median. */
  quantile?: number
  /** A reference measured on the same machine at the same time, so that machines can be compared. */
  baseline?: { name: string; runs: number[] }
  /** The maximum, as a ratio of the baseline, in milliseconds or in KB, or the minimum as a ratio of the baseline. */
  bound?: { ratio: number } | { ms: number } | { kb: number } | { minRatio: number }
}

/** Returns the value below which this share of the runs lies; 0.5 is the median. */
export function getQuantile(runs: readonly number[], share: number): number {
  const sorted = [...runs].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Summarizes a figure for the JSON file. */
export function summarize({ name, runs, unit = 'ms', quantile = 0.5, baseline, bound }: Figure) {
  const value = getQuantile(runs, quantile)
  const reference = getQuantile(baseline?.runs ?? [], quantile)
  const ratio = value / reference
  return {
    figure: name,
    unit,
    runs: runs.length,
    value: round(value, 1),
    ...(baseline && { baseline: round(reference, 1), ratio: round(ratio, 3) }),
    ...(bound && checkBound(bound, value, ratio)),
  }
}

function checkBound(bound: NonNullable<Figure['bound']>, value: number, ratio: number) {
  if ('ratio' in bound) return { bound: `≤ ${bound.ratio}`, met: ratio <= bound.ratio }
  if ('minRatio' in bound) return { bound: `≥ ${bound.minRatio}`, met: ratio >= bound.minRatio }
  if ('kb' in bound) return { bound: `≤ ${bound.kb} KB`, met: value <= bound.kb }
  return { bound: `≤ ${bound.ms} ms`, met: value <= bound.ms }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Formats the figures as a table of text. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, runs, baseline } = figure
    const { unit, ratio, bound, met } = summarize(figure)
    return [
      name,
      formatValue(getQuantile(runs, 0.5)),
      formatValue(getQuantile(runs, 0.95)),
      formatValue(Math.max(...runs)),
      unit,
      String(runs.length),
      baseline && ratio !== undefined ? `${ratio.toFixed(ratio < 1 ? 3 : 1)} × ${baseline.name}` : '',
      bound === undefined ? '' : `${bound}: ${met ? 'met' : 'missed'}`,
    ]
  })
  const lines = [['figure', 'p50', 'p95', 'max', 'unit', 'runs', 'ratio', 'bound'], ...rows]
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  const isText = (column: number) => column === 0 || column === 4 || column > 5
  return lines
    .map((line) =>
      line
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const formatValue = (value: number) => value.toFixed(value < 100 ? 1 : 0)

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
