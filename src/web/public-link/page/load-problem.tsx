import { Button } from '@mantine/core'
import { useIsOnline } from '#web/data/connection.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import classes from './page-frame.module.css'

type Props = { error: unknown; isRetrying: boolean; onRetry: () => unknown }

/** Replaces the page when its first load fails: says why and what to do. */
export function LoadProblem({ error, isRetrying, onRetry }: Props) {
  const isOnline = useIsOnline()
  return (
    <div className={classes.page}>
      <main className={classes.message}>
        <h1>No se pudo mostrar su horario</h1>
        <p role="alert">{isOnline ? describeError(error) : 'Sin conexión con el servidor. En cuanto vuelva puede intentarlo de nuevo.'}</p>
        <Button className={classes.retry} onClick={onRetry} loading={isRetrying}>
          Intentar de nuevo
        </Button>
      </main>
    </div>
  )
}
