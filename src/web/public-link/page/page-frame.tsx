import type { ReactNode } from 'react'
import type { ApiError } from '#api/errors.ts'
import { useSettings } from '../../data/settings.ts'
import { Logo } from '../../ui/page/logo.tsx'
import { PrintHeader } from '../../ui/print/print-header.tsx'
import { ClinicPhone } from './clinic-phone.tsx'
import { formatUpdated } from './format-updated.ts'
import classes from './page-frame.module.css'
import { RefreshProblem } from './refresh-problem.tsx'

type Props = {
  /** When what is shown was loaded, in milliseconds. */
  updatedAt: number
  /** Why the last refresh failed. */
  error: ApiError | null
  children: ReactNode
}

/** The head of the page, which names the clinic, and its end, which says whom to ask. */
export function PageFrame({ updatedAt, error, children }: Props) {
  const { product, clinicName = product, timeZone } = useSettings()
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
