/** What was measured: milliseconds of each run, beside those of a yardstick on the same machine at the same time, which makes machines comparable. */
export type Figure = { what: string; runs: number[]; yardstick: { what: string; runs: number[] } }

/** The value that so large a share of the runs stays below; 0.5 is the median. */
export function quantile(runs: readonly number[], share: number): number {
  const sorted = [...runs].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The figures as lines of text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, runs, yardstick }) => {
    const ratio = quantile(runs, 0.5) / quantile(yardstick.runs, 0.5)
    return [
      what,
      ms(quantile(runs, 0.5)),
      ms(quantile(runs, 0.95)),
      ms(Math.max(...runs)),
      String(runs.length),
      `${ratio.toFixed(1)} × ${yardstick.what}`,
    ]
  })
  const all = [['what', 'p50 ms', 'p95 ms', 'most ms', 'runs', 'ratio of p50'], ...rows]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map((row) =>
      row.map((cell, column) => (column === 0 || column === 5 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  '),
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
