import { Button, Progress } from '@mantine/core'
import { useIsPhone } from '../theme/use-is-phone.ts'
import type { FetchProgress } from './fetch-all-pages.ts'
import classes from './fetch-progress-bar.module.css'
import { formatCount } from './format-count.ts'

/** The progress of fetching a whole result, with a button to cancel. */
export function FetchProgressBar({ progress: { done, total }, onCancel }: { progress: FetchProgress; onCancel: () => void }) {
  return (
    <div className={classes.line}>
      <Progress.Root className={classes.bar} size="sm">
        <Progress.Section value={total === 0 ? 0 : (100 * done) / total} aria-label="Filas reunidas" />
      </Progress.Root>
      <span className={classes.count}>{total === 0 ? 'Reuniendo filas…' : `${formatCount(done)} de ${formatCount(total)}`}</span>
      <Button variant="default" size={useIsPhone() ? 'sm' : 'xs'} onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  )
}
