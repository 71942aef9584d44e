import classes from './week-illustration.module.css'

/** A session in a cell: the number of the worker's color and the width in percent; hollow when it is canceled. */
type Tile = { worker: number; width: number; isHollow?: true }

const createTile = (worker: number, width: number): Tile => ({ worker, width })
const createHollowTile = (worker: number, width: number): Tile => ({ worker, width, isHollow: true })

/** The invented sessions of six hours on five days. */
const week: Tile[][][] = [
  [
    [createHollowTile(5, 62)],
    [createTile(9, 60), createTile(4, 50)],
    [createTile(8, 56), createTile(2, 59)],
    [createTile(6, 74), createTile(1, 50), createTile(0, 84), createHollowTile(10, 79)],
    [createTile(9, 71), createTile(10, 47)],
  ],
  [
    [createTile(5, 76), createTile(3, 86), createHollowTile(5, 74), createTile(9, 86)],
    [createHollowTile(4, 72), createHollowTile(7, 83), createTile(5, 56), createTile(11, 65)],
    [createTile(0, 88), createTile(2, 66), createTile(11, 81), createTile(9, 68)],
    [createTile(7, 71), createTile(1, 88), createHollowTile(11, 73), createTile(7, 74)],
    [createTile(8, 55), createTile(8, 72), createTile(2, 66), createTile(1, 48)],
  ],
  [
    [createTile(11, 90), createHollowTile(6, 47), createTile(3, 86)],
    [createTile(9, 71), createHollowTile(4, 81)],
    [createTile(8, 75)],
    [createTile(11, 79), createTile(7, 76), createTile(0, 48), createTile(4, 57)],
    [createTile(11, 74)],
  ],
  [
    [createHollowTile(1, 66)],
    [createHollowTile(6, 80), createHollowTile(10, 52)],
    [createTile(5, 89), createHollowTile(10, 74), createTile(4, 55)],
    [createHollowTile(7, 71), createTile(3, 85)],
    [createHollowTile(7, 80), createHollowTile(11, 70), createTile(5, 53)],
  ],
  [
    [createTile(3, 73), createTile(11, 55)],
    [createTile(10, 69)],
    [createTile(7, 79), createTile(8, 54), createHollowTile(4, 74)],
    [createHollowTile(10, 59), createTile(7, 72)],
    [createTile(8, 53)],
  ],
  [[createTile(5, 76), createTile(2, 70), createTile(8, 62)], [createTile(9, 77)], [createHollowTile(5, 63)], [], []],
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
