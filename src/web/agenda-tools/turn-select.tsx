import { SegmentedControl, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import type { TurnParams } from '#web/navigation/paths.ts'
import type { Schedule } from '#web/session-data/queries.ts'
import classes from './week-toolbar.module.css'

interface Props {
  schedules: readonly Schedule[]
  choice: TurnParams
  /** Returns the URL of another choice. */
  buildPath: (choice: TurnParams) => string
}

/** Selects the schedule and its turn. In another schedule the loader chooses the turn, by the clock. */
export const TurnSelect = memo(function TurnSelect({ schedules, choice, buildPath }: Props) {
  const navigate = useNavigate()
  // Only wide windows have room for the label.
  const showsLabel = useMediaQuery('(min-width: 90em)', false, { getInitialValueInEffect: false })
  const turns = schedules.find(({ id }) => id === choice.schedule)?.turns ?? []
  const navigateTo = (next: TurnParams) => void navigate(buildPath(next))
  return (
    <>
      <Select
        aria-label="Horario"
        className={classes.select}
        {...(showsLabel && { leftSection: <span className={classes.label}>Horario</span>, leftSectionWidth: 68 })}
        data={schedules.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.schedule ?? null}
        onChange={(schedule) => schedule && navigateTo({ schedule, turn: undefined })}
      />
      {turns.length > maxSegments ? (
        <Select
          aria-label="Turno"
          className={classes.select}
          leftSection={<span className={classes.label}>Turno</span>}
          leftSectionWidth={56}
          data={turns.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.turn ?? null}
          onChange={(turn) => turn && navigateTo({ schedule: choice.schedule, turn })}
        />
      ) : (
        turns.length > 0 && (
          <div className={classes.turnChoice}>
            {/* Alone, "Mañana" would be taken for the day. */}
            <span className={classes.label} aria-hidden>
              Turno
            </span>
            <SegmentedControl
              aria-label="Turno"
              className={classes.turns}
              data={turns.map(({ id, name }) => ({ value: id, label: name }))}
              value={choice.turn ?? ''}
              onChange={(turn) => navigateTo({ schedule: choice.schedule, turn })}
            />
          </div>
        )
      )}
    </>
  )
})

/** More turns than this are shown as a drop-down list. */
const maxSegments = 4
