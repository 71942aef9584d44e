import { getDefaultZIndex, Modal } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { importPart } from '#web/ui/parts/import-part.ts'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import type { CommandPalette } from './command-palette.tsx'
import { focusEnd } from './focus-end.ts'
import classes from './palette-host.module.css'

export type OpenPalette = {
  /** The element with the focus when the palette was opened, which gets it back. */
  opener: Element
  /** What was typed before it was opened. */
  text: string
}

type Props = {
  /** Undefined while the palette is closed. */
  opened: OpenPalette | undefined
  onClose: () => void
}

/** Opens the command palette, whose code loads on the first use. What is typed meanwhile goes to a field in its place. */
export function PaletteHost({ opened, onClose }: Props) {
  const [typed, setTyped] = useState<string>()
  const isPhone = useIsPhone()
  const isOpen = opened !== undefined
  const [Palette, setPalette] = useState<ComponentType<Parameters<typeof CommandPalette>[0]>>()
  useEffect(() => {
    if (!isOpen || Palette) return
    importPart(() => import('./command-palette.tsx')).then(
      ({ CommandPalette }) => setPalette(() => CommandPalette),
      (error: unknown) => {
        onClose()
        notifyFailure('No se pudo abrir la búsqueda', error)
      },
    )
  }, [isOpen, Palette, onClose])
  if (!isOpen) return null
  const { opener, text } = opened
  const query = typed ?? text
  const close = () => {
    onClose()
    setTyped(undefined)
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  if (Palette)
    return (
      <Palette
        query={query}
        onQueryChange={setTyped}
        onClose={close}
        onRun={(run) => {
          close()
          run()
        }}
      />
    )
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      returnFocus={false}
      fullScreen={isPhone}
      centered={false}
      yOffset={80}
      size={600}
      padding={0}
      zIndex={getDefaultZIndex('popover')}
      overlayProps={{ backgroundOpacity: 0.25 }}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Buscar' } }}
    >
      <input
        ref={focusEnd}
        aria-label="Buscar"
        maxLength={100}
        className={classes.field}
        value={query}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className={classes.loading}>Cargando...</p>
    </Modal>
  )
}
