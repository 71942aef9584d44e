import { SegmentedControl, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import { type AgendaParams, paths } from '../../navigation/paths.ts'
import type { Schedule } from '../data/queries.ts'
import classes from './week-toolbar.module.css'

interface Props {
  schedules: readonly Schedule[]
  weekChoice: AgendaParams
}

/** Selects the schedule and its turn. Selecting a schedule clears the turn. */
export const TurnSelect = memo(function TurnSelect({ schedules, weekChoice }: Props) {
  const navigate = useNavigate()
  // Only wide windows have room for the label.
  const showsLabel = useMediaQuery('(min-width: 90em)', false, { getInitialValueInEffect: false })
  const turns = schedules.find(({ id }) => id === weekChoice.schedule)?.turns ?? []
  const navigateTo = (week: AgendaParams) => void navigate(paths.sessions(week))
  return (
    <>
      <Select
        aria-label="Horario"
        placeholder="Elija un horario"
        className={classes.select}
        {...(showsLabel && { leftSection: <span className={classes.label}>Horario</span>, leftSectionWidth: 68 })}
        data={schedules.map(({ id, name }) => ({ value: id, label: name }))}
        value={weekChoice.schedule ?? null}
        onChange={(schedule) => schedule && navigateTo({ ...weekChoice, schedule, turn: undefined })}
      />
      {turns.length > maxSegments ? (
        <Select
          aria-label="Turno"
          placeholder="Elija un turno"
          className={classes.select}
          data={turns.map(({ id, name }) => ({ value: id, label: name }))}
          value={weekChoice.turn ?? null}
          onChange={(turn) => turn && navigateTo({ ...weekChoice, turn })}
        />
      ) : (
        turns.length > 0 && (
          <SegmentedControl
            aria-label="Turno"
            className={classes.turns}
            data={turns.map(({ id, name }) => ({ value: id, label: name }))}
            value={weekChoice.turn ?? ''}
            onChange={(turn) => navigateTo({ ...weekChoice, turn })}
          />
        )
      )}
    </>
  )
})

/** More turns than this are shown as a drop-down list. */
const maxSegments = 4
