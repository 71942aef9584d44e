/** What was measured: milliseconds of each run. */
export type Figure = {
  what: string
  runs: number[]
  /** The runs' value that counts: the median, or another quantile. */
  share?: number
  /** The same, or something else that is well known, on the same machine at the same time, which makes machines comparable. */
  yardstick?: { what: string; runs: number[] }
  /** What it may be at most: of the yardstick, or milliseconds. */
  aim?: { ratio: number } | { ms: number }
}

/** The value that so large a share of the runs stays below; 0.5 is the median. */
export function quantile(runs: readonly number[], share: number): number {
  const sorted = [...runs].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A figure as a program reads it. */
export function resultOf({ what, runs, share = 0.5, yardstick, aim }: Figure) {
  const ours = quantile(runs, share)
  const reference = yardstick ? quantile(yardstick.runs, share) : null
  const ratio = reference === null ? null : ours / reference
  return {
    figure: what,
    ours: rounded(ours, 1),
    reference: reference && rounded(reference, 1),
    ratio: ratio && rounded(ratio, 3),
    aim: aim ? ('ratio' in aim ? aim.ratio : `${aim.ms} ms`) : null,
    met: aim ? ('ratio' in aim ? ratio !== null && ratio <= aim.ratio : ours <= aim.ms) : null,
  }
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** The figures as lines of text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, runs, yardstick } = figure
    const { ratio, aim, met } = resultOf(figure)
    return [
      what,
      ms(quantile(runs, 0.5)),
      ms(quantile(runs, 0.95)),
      ms(Math.max(...runs)),
      String(runs.length),
      yardstick && ratio !== null ? `${ratio.toFixed(ratio < 1 ? 3 : 1)} × ${yardstick.what}` : '',
      aim === null ? '' : `≤ ${aim}: ${met ? 'met' : 'missed'}`,
    ]
  })
  const all = [['what', 'p50 ms', 'p95 ms', 'most ms', 'runs', 'ratio', 'aim'], ...rows]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  const isText = (column: number) => column === 0 || column > 4
  return all
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const ms = (milliseconds: number) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0)

/** Milliseconds that each of some runs takes, one after the other. */
export async function timed(count: number, run: () => Promise<unknown>): Promise<number[]> {
  const runs: number[] = []
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    await run()
    runs.push(performance.now() - start)
  }
  return runs
}
