import { Drawer } from '@mantine/core'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useLeaveGuard } from '../feedback/leave-guard.tsx'
import classes from './record-drawer.module.css'

type Props = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** The form of a record beside its list; over the whole window on a phone. Closing navigates, so that the browser's Back closes it too. */
export function RecordDrawer({ title, opened, onClose, children }: Props) {
  const unsavedCheck = useRef(() => false)
  const { isAsking, dialog } = useLeaveGuard(() => unsavedCheck.current())
  return (
    <>
      <Drawer
        opened={opened}
        onClose={onClose}
        closeOnEscape={!isAsking}
        title={title}
        size="min(30rem, 100vw)"
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={classes}
      >
        <UnsavedCheckContext value={unsavedCheck}>{children}</UnsavedCheckContext>
      </Drawer>
      {dialog}
    </>
  )
}

const UnsavedCheckContext = createContext<{ current: () => boolean }>({ current: () => false })

/** Gives the drawer around a form the check for unsaved changes. */
export function useReportUnsaved(hasUnsavedChanges: () => boolean) {
  const unsavedCheck = use(UnsavedCheckContext)
  useEffect(() => {
    unsavedCheck.current = hasUnsavedChanges
    return () => {
      unsavedCheck.current = () => false
    }
  })
}
