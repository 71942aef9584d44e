import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { importPart, PartError } from './import-part.ts'
import { PartRetry } from './part-retry.tsx'

type LazyPartOptions = {
  /** What did not load, as a sentence: "No se pudo cargar el calendario." */
  failureMessage: string
  fallback?: ReactNode
}

/**
 * Returns a component whose code loads when it is first shown. While that fails, a sentence and a button to retry stand in its place, and what is around it
 * keeps its state.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { failureMessage, fallback = null }: LazyPartOptions,
): ComponentType<Props> {
  const importModule = () => importPart(load)
  let Part = lazy(importModule)
  /** React keeps the failure of a lazy component, so the next attempt needs another one. */
  const renewPart = () => {
    Part = lazy(importModule)
  }
  return function LazyPart(props: Props) {
    return (
      <PartBoundary message={failureMessage} onFailure={renewPart} load={importModule}>
        {() => (
          <Suspense fallback={fallback}>
            <Part {...props} />
          </Suspense>
        )}
      </PartBoundary>
    )
  }
}

type BoundaryProps = { message: string; onFailure: () => void; load: () => Promise<unknown>; children: () => ReactNode }

class PartBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    const { error } = this.state
    const { children, message, load } = this.props
    if (error === undefined) return children()
    // Any other error is one of the part itself, which the screen's error view shows.
    if (!(error instanceof PartError)) throw error
    return <FailedPart error={error} message={message} load={load} onLoaded={() => this.setState({ error: undefined })} />
  }
}

type FailedProps = { error: unknown; message: string; load: () => Promise<unknown>; onLoaded: () => void }

/** In place of a part: why it is not shown. It stays, with the focus on its button, until the code has arrived. */
function FailedPart({ error, message, load, onLoaded }: FailedProps) {
  const [lastError, setLastError] = useState(error)
  const [isRetrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    try {
      await load()
      onLoaded()
    } catch (newError) {
      setLastError(newError)
    } finally {
      setRetrying(false)
    }
  }
  return <PartRetry error={lastError} message={message} isRetrying={isRetrying} onRetry={retry} size="xs" />
}
