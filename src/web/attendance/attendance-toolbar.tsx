import { SegmentedControl } from '@mantine/core'
import { memo, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { TurnSelect } from '#web/agenda-tools/turn-select.tsx'
import bar from '#web/agenda-tools/week-toolbar.module.css'
import { paths, type TurnParams } from '#web/navigation/paths.ts'
import type { Schedule } from '#web/session-data/queries.ts'
import { KeysButton } from '#web/session-grid/keys/keys-button.tsx'
import { SearchInput } from '#web/ui/list/search-input.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import classes from './attendance-screen.module.css'
import { matrixKeys } from './matrix/matrix-keys.ts'
import type { MonthChoice } from './month/month-choice.ts'

interface Props {
  schedules: readonly Schedule[]
  choice: MonthChoice
}

/** The controls above the month: the turn, clients or workers, and a search for them. It is memoized, because a mark changes none of them. */
export const AttendanceToolbar = memo(function AttendanceToolbar({ schedules, choice }: Props) {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const buildPath = useCallback((turn: TurnParams) => paths.attendance({ ...choice, ...turn }), [choice])
  return (
    <div className={bar.bar}>
      <TurnSelect schedules={schedules} choice={choice} buildPath={buildPath} />
      <SegmentedControl
        aria-label="Filas"
        className={classes.people}
        data={[
          { value: 'clients', label: 'Clientes' },
          { value: 'workers', label: 'Trabajadores' },
        ]}
        value={choice.people ?? 'clients'}
        onChange={(people) => void navigate(paths.attendance({ ...choice, people: people === 'workers' ? 'workers' : undefined }))}
      />
      <SearchInput
        label={choice.people === 'workers' ? 'Buscar trabajadores' : 'Buscar clientes'}
        placeholder="Buscar"
        className={classes.search ?? ''}
        value={choice.search ?? ''}
        onSearch={(search) => void navigate(paths.attendance({ ...choice, search }), { replace: true })}
      />
      {!isPhone && (
        <span className={classes.tools}>
          <KeysButton bindings={matrixKeys} />
        </span>
      )}
    </div>
  )
})
