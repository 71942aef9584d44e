import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button, Progress } from '@mantine/core'
import { usePhone } from '../page/use-phone.ts'
import { counted } from './count.ts'
import type { Progress as Far } from './whole.ts'
import classes from './whole-progress.module.css'

/** How much of a whole result has come, and the way to do without. */
export function WholeProgress({ progress: { done, total }, cancel }: { progress: Far; cancel: () => void }) {
  return (
    <div className={classes.line}>
      <Progress.Root className={classes.bar} size="sm">
        <Progress.Section value={total === 0 ? 0 : (100 * done) / total} aria-label="Filas reunidas" />
      </Progress.Root>
      <span className={classes.count}>{total === 0 ? 'Reuniendo filas…' : `${counted(done)} de ${counted(total)}`}</span>
      <Button variant="default" size={usePhone() ? 'sm' : 'xs'} onClick={cancel}>
        Cancelar
      </Button>
    </div>
  )
}
