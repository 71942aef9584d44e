import { getPublicPageUrl } from '../navigation/paths.ts'
import { CopyText } from '../ui/feedback/copy-text.tsx'
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
  const address = getPublicPageUrl(url)
  return (
    <Section title="Enlace público" titleAside={<span className={classes.active}>Activo</span>}>
      <CopyText label="Dirección del enlace" text={address} excerpt={address.replace(/^https?:\/\//, '')} labelHidden />
      <p className={classes.quiet}>Quien lo abre ve sus sesiones sin entrar con una cuenta.</p>
    </Section>
  )
}
