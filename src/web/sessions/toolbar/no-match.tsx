import { Button } from '@mantine/core'
import type { AgendaParams } from '../../navigation/paths.ts'
import { focusTitle } from '../../ui/page/focus-title.ts'
import classes from '../week-screen.module.css'
import { noFilterParams, parseFilter } from './filter.ts'
import { useFilterChange } from './use-filter.ts'

/** The text when the filters leave no session of the week. */
export function NoMatch({ weekChoice }: { weekChoice: AgendaParams }) {
  const { change } = useFilterChange(weekChoice)
  return (
    <p className={classes.quiet}>
      Los filtros no dejan ninguna sesión de esta semana.{' '}
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          focusTitle()
          change(parseFilter(noFilterParams))
        }}
      >
        Quitar filtros
      </Button>
    </p>
  )
}
