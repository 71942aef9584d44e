import classes from './week-illustration.module.css'

/** A session in a cell: the number of the worker's colour and the width in percent; hollow when it is canceled. */
type Tile = { worker: number; width: number; hollow?: true }

const tile = (worker: number, width: number): Tile => ({ worker, width })
const hollow = (worker: number, width: number): Tile => ({ worker, width, hollow: true })

/** The invented sessions of six hours on five days. */
const week: Tile[][][] = [
  [
    [hollow(6, 62)],
    [tile(10, 60), tile(5, 50)],
    [tile(9, 56), tile(3, 59)],
    [tile(7, 74), tile(2, 50), tile(1, 84), hollow(11, 79)],
    [tile(10, 71), tile(11, 47)],
  ],
  [
    [tile(6, 76), tile(4, 86), hollow(6, 74), tile(10, 86)],
    [hollow(5, 72), hollow(8, 83), tile(6, 56), tile(12, 65)],
    [tile(1, 88), tile(3, 66), tile(12, 81), tile(10, 68)],
    [tile(8, 71), tile(2, 88), hollow(12, 73), tile(8, 74)],
    [tile(9, 55), tile(9, 72), tile(3, 66), tile(2, 48)],
  ],
  [
    [tile(12, 90), hollow(7, 47), tile(4, 86)],
    [tile(10, 71), hollow(5, 81)],
    [tile(9, 75)],
    [tile(12, 79), tile(8, 76), tile(1, 48), tile(5, 57)],
    [tile(12, 74)],
  ],
  [
    [hollow(2, 66)],
    [hollow(7, 80), hollow(11, 52)],
    [tile(6, 89), hollow(11, 74), tile(5, 55)],
    [hollow(8, 71), tile(4, 85)],
    [hollow(8, 80), hollow(12, 70), tile(6, 53)],
  ],
  [[tile(4, 73), tile(12, 55)], [tile(11, 69)], [tile(8, 79), tile(9, 54), hollow(5, 74)], [hollow(11, 59), tile(8, 72)], [tile(9, 53)]],
  [[tile(6, 76), tile(3, 70), tile(9, 62)], [tile(10, 77)], [hollow(6, 63)], [], []],
]

const highlighted = { hour: 2, day: 3 }

/** A week of sessions drawn beside the sign-in form. It is decorative and hidden from screen readers. */
export const WeekIllustration = () => (
  <div className={classes.background} aria-hidden="true">
    <div className={classes.grid}>
      {week.flatMap((days, hour) =>
        days.map((tiles, day) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the illustration never changes
            key={`${hour} ${day}`}
            className={classes.cell}
            data-highlighted={(hour === highlighted.hour && day === highlighted.day) || undefined}
          >
            {tiles.map(({ worker, width, hollow }) => (
              <span
                key={`${worker} ${width}`}
                className={classes.tile}
                data-hollow={hollow}
                style={{ '--worker': `var(--t-worker-${worker})`, width: `${width}%` } as never}
              />
            ))}
          </div>
        )),
      )}
    </div>
  </div>
)
