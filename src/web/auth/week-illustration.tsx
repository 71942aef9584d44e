import classes from './week-illustration.module.css'

/** The invented sessions of six hours on five days: "9:60" has the ninth worker's color and 60 percent of the width, "-5:62" is hollow, as if canceled. */
const week = [
  ['-5:62', '9:60 4:50', '8:56 2:59', '6:74 1:50 0:84 -10:79', '9:71 10:47'],
  ['5:76 3:86 -5:74 9:86', '-4:72 -7:83 5:56 11:65', '0:88 2:66 11:81 9:68', '7:71 1:88 -11:73 7:74', '8:55 8:72 2:66 1:48'],
  ['11:90 -6:47 3:86', '9:71 -4:81', '8:75', '11:79 7:76 0:48 4:57', '11:74'],
  ['-1:66', '-6:80 -10:52', '5:89 -10:74 4:55', '-7:71 3:85', '-7:80 -11:70 5:53'],
  ['3:73 11:55', '10:69', '7:79 8:54 -4:74', '-10:59 7:72', '8:53'],
  ['5:76 2:70 8:62', '9:77', '-5:63', '', ''],
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
            {tiles.match(/\S+/g)?.map((tile) => {
              const [worker = '', width = ''] = tile.replace('-', '').split(':')
              return (
                <span
                  key={tile}
                  className={classes.tile}
                  data-hollow={tile.startsWith('-') || undefined}
                  style={{ '--worker': `var(--t-worker-${worker})`, width: `${width}%` } as never}
                />
              )
            })}
          </div>
        )),
      )}
    </div>
  </div>
)
