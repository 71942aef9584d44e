import { getPublicPageUrl } from '../navigation/paths.ts'
import { CopyText } from '../ui/feedback/copy-text.tsx'
import { Section } from '../ui/page/section.tsx'
import classes from './public-link.module.css'

/** The client's public link with a button to copy it. */
export function PublicLink({ publicLink }: { publicLink: string | null }) {
  if (publicLink === null)
    return (
      <Section title="Enlace público">
        <p className={classes.quiet}>Todavía no tiene enlace.</p>
      </Section>
    )
  const pageUrl = getPublicPageUrl(publicLink)
  return (
    <Section title="Enlace público" titleAside={<span className={classes.active}>Activo</span>}>
      <CopyText label="Dirección del enlace" text={pageUrl} excerpt={pageUrl.replace(/^https?:\/\//, '')} isLabelHidden />
      <p className={classes.quiet}>Quien lo abre ve sus sesiones sin entrar con una cuenta.</p>
    </Section>
  )
}
