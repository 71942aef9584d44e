import { publicPage } from '../navigation/paths.ts'
import { ToCopy } from '../ui/feedback/to-copy.tsx'
import { Section } from '../ui/page/section.tsx'
import classes from './public-link.module.css'

/** Where the client's public link stands. */
export function PublicLink({ url }: { url: string | null }) {
  if (url === null)
    return (
      <Section title="Enlace público">
        <p className={classes.quiet}>Todavía no tiene enlace.</p>
      </Section>
    )
  const address = publicPage(url)
  return (
    <Section title="Enlace público" titleAside={<span className={classes.active}>Activo</span>}>
      <ToCopy label="Dirección del enlace" text={address} shown={address.replace(/^https?:\/\//, '')} quiet />
      <p className={classes.quiet}>Quien lo abre ve sus sesiones sin entrar con una cuenta.</p>
    </Section>
  )
}
