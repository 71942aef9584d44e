import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { checkBuild } from './import-part.ts'
import classes from './part-retry.module.css'

type Props = {
  /** The last failure; each one is another error. */
  error: unknown
  /** What failed, as a sentence. */
  message: string
  isRetrying: boolean
  onRetry: () => unknown
  size?: 'xs'
}

/**
 * Says that a part did not load, with a button to retry. After a deployment only a new page has the part, so the button reloads the page. Some browsers do
 * not request again what has failed once; after a second failure, with a server that answers, both buttons are offered.
 */
export function PartRetry({ error, message, isRetrying, onRetry, size }: Props) {
  const firstError = useRef(error)
  const [build, setBuild] = useState<Awaited<ReturnType<typeof checkBuild>>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after each failure
  useEffect(() => {
    let isCurrent = true
    void checkBuild().then((checked) => isCurrent && setBuild(checked))
    return () => {
      isCurrent = false
    }
  }, [error])
  const isGone = build === 'gone'
  const offersReload = isGone || (build === 'there' && error !== firstError.current)
  return (
    <div className={classes.part} data-size={size}>
      <p role="alert">
        {message} {isGone && 'Hay una versión nueva: actualice la página para seguir.'}
      </p>
      <div className={classes.buttons}>
        {!isGone && (
          // A button that is disabled while it loads would lose the focus.
          <Button variant="default" {...(size && { size })} onClick={() => isRetrying || onRetry()}>
            {isRetrying ? 'Cargando...' : 'Reintentar'}
          </Button>
        )}
        {offersReload && (
          <Button variant={isGone ? 'filled' : 'default'} {...(size && { size })} onClick={() => window.location.reload()}>
            Actualizar
          </Button>
        )}
      </div>
    </div>
  )
}
