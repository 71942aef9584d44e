import classes from './week-illustration.module.css'

/** A session in a cell: the number of the worker's color and the width in percent; hollow when it is canceled. */
type Tile = { worker: number; width: number; isHollow?: true }

const createTile = (worker: number, width: number): Tile => ({ worker, width })
const createHollowTile = (worker: number, width: number): Tile => ({ worker, width, isHollow: true })

/** The invented sessions of six hours on five days. */
const week: Tile[][][] = [
  [
    [createHollowTile(6, 62)],
    [createTile(10, 60), createTile(5, 50)],
    [createTile(9, 56), createTile(3, 59)],
    [createTile(7, 74), createTile(2, 50), createTile(1, 84), createHollowTile(11, 79)],
    [createTile(10, 71), createTile(11, 47)],
  ],
  [
    [createTile(6, 76), createTile(4, 86), createHollowTile(6, 74), createTile(10, 86)],
    [createHollowTile(5, 72), createHollowTile(8, 83), createTile(6, 56), createTile(12, 65)],
    [createTile(1, 88), createTile(3, 66), createTile(12, 81), createTile(10, 68)],
    [createTile(8, 71), createTile(2, 88), createHollowTile(12, 73), createTile(8, 74)],
    [createTile(9, 55), createTile(9, 72), createTile(3, 66), createTile(2, 48)],
  ],
  [
    [createTile(12, 90), createHollowTile(7, 47), createTile(4, 86)],
    [createTile(10, 71), createHollowTile(5, 81)],
    [createTile(9, 75)],
    [createTile(12, 79), createTile(8, 76), createTile(1, 48), createTile(5, 57)],
    [createTile(12, 74)],
  ],
  [
    [createHollowTile(2, 66)],
    [createHollowTile(7, 80), createHollowTile(11, 52)],
    [createTile(6, 89), createHollowTile(11, 74), createTile(5, 55)],
    [createHollowTile(8, 71), createTile(4, 85)],
    [createHollowTile(8, 80), createHollowTile(12, 70), createTile(6, 53)],
  ],
  [
    [createTile(4, 73), createTile(12, 55)],
    [createTile(11, 69)],
    [createTile(8, 79), createTile(9, 54), createHollowTile(5, 74)],
    [createHollowTile(11, 59), createTile(8, 72)],
    [createTile(9, 53)],
  ],
  [[createTile(6, 76), createTile(3, 70), createTile(9, 62)], [createTile(10, 77)], [createHollowTile(6, 63)], [], []],
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
            {tiles.map(({ worker, width, isHollow }) => (
              <span
                key={`${worker} ${width}`}
                className={classes.tile}
                data-hollow={isHollow}
                style={{ '--worker': `var(--t-worker-${worker})`, width: `${width}%` } as never}
              />
            ))}
          </div>
        )),
      )}
    </div>
  </div>
)
