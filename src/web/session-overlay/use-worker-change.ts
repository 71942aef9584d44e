import { useEffect, useEffectEvent } from 'react'

/** Tells which worker is chosen in a form while it is open. */
export function useWorkerChange(workerId: string | undefined, onWorkerChange: ((workerId: string | undefined) => void) | undefined) {
  const tell = useEffectEvent((id: string | undefined) => onWorkerChange?.(id))
  useEffect(() => {
    tell(workerId)
    return () => tell(undefined)
  }, [workerId])
}
