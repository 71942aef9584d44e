import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type ApiError, errorCode } from '#api/errors.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSettings } from '../../data/settings.ts'
import { describeError } from '../../ui/feedback/describe-error.ts'
import { formatUpdated } from './format-updated.ts'
import classes from './page-frame.module.css'

type Props = {
  error: ApiError | null
  updatedAt: number
}

/** Says that what is shown is not up to date, and why: "Sin conexión. Esto es lo que se veía a las 10:42." */
export function RefreshProblem({ error, updatedAt }: Props) {
  const { timeZone } = useSettings()
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  const isConnected = isOnline && error?.code !== errorCode.requestError
  const isToday = toLocalDate(new Date(updatedAt), timeZone) === toLocalDate(new Date(), timeZone)
  const moment = formatUpdated(updatedAt, timeZone).replace(isToday ? /^hoy / : '', '')
  return (
    <div role="status" className={classes.status}>
      {(!isConnected || error) && (
        <p className={classes.problem}>
          {isConnected ? `No se pudo actualizar. ${describeError(error)}` : 'Sin conexión.'} Esto es lo que se veía {moment}.
        </p>
      )}
    </div>
  )
}
