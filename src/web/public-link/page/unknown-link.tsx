import { useSettings } from '#web/data/settings.ts'
import { Logo } from '#web/ui/page/logo.tsx'
import { ClinicPhone } from './clinic-phone.tsx'
import classes from './page-frame.module.css'

/** The view for a link that shows nothing. It does not tell whether the link never existed or is one no longer. */
export function UnknownLink() {
  const { clinicName } = useSettings()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo name={clinicName} />
      </header>
      <main className={classes.message}>
        <h1>Este enlace no muestra ningún horario</h1>
        <p>
          Pida su enlace a su centro
          <ClinicPhone />.
        </p>
      </main>
    </div>
  )
}
