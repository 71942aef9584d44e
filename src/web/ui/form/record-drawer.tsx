import { Drawer } from '@mantine/core'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useLeaveGuard } from '../feedback/leave-guard.tsx'
import classes from './record-drawer.module.css'

type Props = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** A record of a list beside it; over the whole window on a phone. Closing it is a navigation, so that the browser's way back closes it too. */
export function RecordDrawer({ title, opened, onClose, children }: Props) {
  const unsaved = useRef(() => false)
  const { asking, dialog } = useLeaveGuard(() => unsaved.current())
  return (
    <>
      <Drawer
        opened={opened}
        onClose={onClose}
        closeOnEscape={!asking}
        title={title}
        size="min(30rem, 100vw)"
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={classes}
      >
        <UnsavedCheckContext value={unsaved}>{children}</UnsavedCheckContext>
      </Drawer>
      {dialog}
    </>
  )
}

const UnsavedCheckContext = createContext<{ current: () => boolean }>({ current: () => false })

/** Tells the drawer around a form whether closing it would lose something. */
export function useReportUnsaved(unsaved: () => boolean) {
  const place = use(UnsavedCheckContext)
  useEffect(() => {
    place.current = unsaved
    return () => {
      place.current = () => false
    }
  })
}
