// Tests run on the same day everywhere: a Tuesday at 10:42 in Lima, from which their clock goes on. `vite.config.ts` sets it for the processes of a run, and
// `connectBrowser` for the pages. PostgreSQL keeps the clock of its machine. A test that needs another moment sets it itself.

/** The moment that the clock shows when a run starts. TEST_CLOCK sets another one. */
export const clockStart = Date.parse(process.env.TEST_CLOCK ?? '2026-11-24T10:42:00-05:00')
if (Number.isNaN(clockStart))
  throw new Error(`TEST_CLOCK must be a moment like 2026-11-24T10:42:00-05:00, and is ${process.env.TEST_CLOCK}.`)

/** The milliseconds by which the clock of the tests is ahead of the machine's. */
export const readClockOffset = () => Number(process.env.TEST_CLOCK_OFFSET ?? 0)

/** Moves the clock of a process or of a page by some milliseconds. It uses nothing from outside, because a page gets only its source. */
export function shiftDate(offset: number) {
  const MachineDate = globalThis.Date
  globalThis.Date = class extends MachineDate {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(MachineDate.now() + offset)
      else super(...args)
    }
    static override now = () => MachineDate.now() + offset
  } as DateConstructor
}
