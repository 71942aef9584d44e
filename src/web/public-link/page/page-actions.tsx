import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCalendarPlus, IconCheck, IconCopy, IconPrinter, IconShare3 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { publicPageTitle } from '#domain/product.ts'
import { useSettings } from '#web/data/settings.ts'
import { importPart } from '#web/ui/parts/import-part.ts'
import { PartRetry } from '#web/ui/parts/part-retry.tsx'
import classes from './page-actions.module.css'
import type { CalendarContent } from './sessions/calendar-download.ts'

type Props = Pick<CalendarContent, 'clientId' | 'clientName' | 'ownSessions' | 'weekStart'> & {
  /** True when nothing on the page is more important than the calendar. */
  isMain: boolean
  /** Another way into the calendar, with what it unfolds below all buttons. */
  children?: ReactNode
}

const tile = { root: classes.button, inner: classes.inner, section: classes.icon, label: classes.label }

/** The buttons that take the sessions along: into a calendar, to someone else, on paper. */
export function PageActions({ isMain, children, ...content }: Props) {
  const { clinicName, clinicPhone, timeZone } = useSettings()
  const [failure, setFailure] = useState<unknown>()
  const [isPreparing, setIsPreparing] = useState(false)
  const { copy, copied, error } = useClipboard({ timeout: 4000 })
  const url = window.location.href

  const addToCalendar = async () => {
    setIsPreparing(true)
    try {
      // The library comes over the network, which may be slow or gone.
      const { downloadCalendar } = await importPart(() => import('./sessions/calendar-download.ts'))
      downloadCalendar({ ...content, clinicName, clinicPhone, timeZone })
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    } finally {
      setIsPreparing(false)
    }
  }
  return (
    <div className={classes.actions}>
      {content.ownSessions.length > 0 && (
        <Button
          variant={isMain ? 'filled' : 'default'}
          className={classes.wide}
          leftSection={<IconCalendarPlus size={20} stroke={1.5} aria-hidden />}
          loading={isPreparing}
          onClick={addToCalendar}
        >
          Agregar a mi calendario
        </Button>
      )}
      <ShareButton url={url} onCopy={() => copy(url)} isCopied={copied} />
      <Button
        variant="default"
        classNames={tile}
        leftSection={<IconPrinter size={20} stroke={1.5} aria-hidden />}
        onClick={() => window.print()}
      >
        Imprimir
      </Button>
      {children}
      <div role="status" className={classes.status}>
        {failure !== undefined && (
          <PartRetry
            error={failure}
            message="No se pudo crear el archivo del calendario."
            isRetrying={isPreparing}
            onRetry={addToCalendar}
          />
        )}
        {copied && <p>Enlace copiado</p>}
        {error && (
          <p>
            No se pudo copiar. Este es su enlace: <span className={classes.url}>{url}</span>
          </p>
        )}
      </div>
    </div>
  )
}

type ShareProps = { url: string; onCopy: () => void; isCopied: boolean }

/** Shares the page's address by the phone's own menu, where there is one, or copies it. */
function ShareButton({ url, onCopy, isCopied }: ShareProps) {
  const canShare = typeof navigator.share === 'function'
  // Closing the menu is an error for the browser only.
  const share = () => void navigator.share({ title: publicPageTitle, url }).catch(() => {})
  const CopyIcon = isCopied ? IconCheck : IconCopy
  const Icon = canShare ? IconShare3 : CopyIcon
  return (
    <Button
      variant="default"
      classNames={tile}
      leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
      onClick={canShare ? share : onCopy}
    >
      {canShare ? 'Compartir' : 'Copiar enlace'}
    </Button>
  )
}
