import type { ReactNode } from 'react'
import { type ApiError, errorCode } from '#api/errors.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { useIsOnline } from '#web/data/connection.ts'
import { useSettings } from '#web/data/settings.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import { Logo } from '#web/ui/page/logo.tsx'
import { PrintHeader } from '#web/ui/print/print-header.tsx'
import { useIsPrinting } from '#web/ui/print/use-is-printing.ts'
import { ClinicPhone } from './clinic-phone.tsx'
import classes from './page-frame.module.css'
import { formatAtClock, formatDay } from './sessions/describe-sessions.ts'

type Props = {
  /** When what is shown was loaded, in milliseconds. */
  updatedAt: number
  /** Why the last refresh failed. */
  error: ApiError | null
  children: ReactNode
}

/** The header of the page, which names the clinic, and its end, which says whom to ask. */
export function PageFrame({ updatedAt, error, children }: Props) {
  const { clinicName, timeZone } = useSettings()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <span className="no-print">
          <Logo name={clinicName} />
        </span>
        <p className={classes.updated}>Actualizado {formatUpdated(updatedAt, timeZone)}</p>
        <PrintHeader />
      </header>
      <RefreshProblem error={error} updatedAt={updatedAt} />
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        Para cambiar o cancelar una sesión, comuníquese con su centro
        <ClinicPhone />.
      </footer>
    </div>
  )
}

type ProblemProps = {
  error: ApiError | null
  updatedAt: number
}

/** Says that what is shown is not up to date, and why: "Sin conexión. Esto es lo que se veía a las 10:42." */
function RefreshProblem({ error, updatedAt }: ProblemProps) {
  const { timeZone } = useSettings()
  const isOnline = useIsOnline()
  const isPrinting = useIsPrinting()
  const isConnected = isOnline && error?.code !== errorCode.requestError
  const isToday = toLocalDate(new Date(updatedAt), timeZone) === toLocalDate(new Date(), timeZone)
  const moment = formatUpdated(updatedAt, timeZone, isPrinting).replace(isToday ? /^hoy / : '', '')
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

/** Returns when a view was loaded, on the clinic's clock: "hoy a las 10:42"; on paper "el martes 24 de noviembre a las 10:42". */
function formatUpdated(updatedAt: number, timeZone: string, isPrinting = false): string {
  const moment = new Date(updatedAt)
  const day = formatDay(toLocalDate(moment, timeZone), isPrinting ? undefined : toLocalDate(new Date(), timeZone))
  return `${day} ${formatAtClock(toLocalMinutes(moment, timeZone))}`
}
