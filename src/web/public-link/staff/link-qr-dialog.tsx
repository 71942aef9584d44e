import { Button, Loader, Modal } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSettings } from '#web/data/settings.ts'
import dialogClasses from '#web/ui/feedback/dialog.module.css'
import { importPart } from '#web/ui/parts/import-part.ts'
import { PartRetry } from '#web/ui/parts/part-retry.tsx'
import classes from './link-qr-dialog.module.css'

type Props = { name: string; pageUrl: string; opened: boolean; onClose: () => void }

/** The dialog with the QR code of a link, to scan from the screen, to print and to download. */
export function LinkQrDialog({ name, pageUrl, opened, onClose }: Props) {
  const { clinicName } = useSettings()
  // The code that draws it is loaded with the first one.
  const {
    data: image,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['qr code', pageUrl],
    queryFn: async () => (await importPart(() => import('#web/ui/parts/draw-qr-code.ts'))).drawQrCode(pageUrl),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: opened,
  })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Código QR del enlace"
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={{ ...dialogClasses, content: classes.sheet, overlay: classes.overlay }}
    >
      <div className={`${dialogClasses.text} ${classes.text}`}>
        <p className={classes.clinic}>{clinicName}</p>
        {image ? (
          <img src={image} alt={`Código QR del enlace de ${name}`} className={classes.image} />
        ) : error ? (
          <PartRetry error={error} message="No se pudo preparar el código QR." isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <Loader size="sm" aria-label="Cargando..." />
        )}
        <p className={classes.name}>{name}</p>
        <p>Apunte con la cámara del teléfono para ver sus horarios.</p>
        <p className={classes.address}>{pageUrl}</p>
      </div>
      <div className={`${dialogClasses.actions} ${classes.actions}`}>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} disabled={!image} onClick={() => window.print()}>
          Imprimir
        </Button>
        {image && (
          <Button
            component="a"
            href={image}
            download={`Enlace de ${name}.png`}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Descargar imagen
          </Button>
        )}
      </div>
    </Modal>
  )
}
