import { Button } from '@mantine/core'
import type { AgendaParams } from '#web/navigation/paths.ts'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import { noFilterParams, parseFilter } from './filter.ts'
import { useFilterChange } from './use-filter.ts'

/** The text when the filters leave no session of a period: "de esta semana". */
export function NoMatch({ weekChoice, period }: { weekChoice: AgendaParams; period: string }) {
  const { change } = useFilterChange(weekChoice)
  return (
    <p className="quiet">
      Los filtros no dejan ninguna sesión {period}.{' '}
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
