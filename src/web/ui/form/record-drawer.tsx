import { Drawer } from '@mantine/core'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useLeaveGuard } from '../feedback/leave-guard.tsx'

import { IsDrawerOpenContext } from './form-open.ts'
import classes from './record-drawer.module.css'
import type { RequestForm } from './use-request-form.ts'

type Props = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** The form of a record beside its list; over the whole window on a phone. Closing navigates, so that the browser's Back closes it too. */
export function RecordDrawer({ title, opened, onClose, children }: Props) {
  const form = useRef(noForm)
  const { isAsking, dialog } = useLeaveGuard((isUnloading) => form.current.hasUnsavedChanges(isUnloading), {
    onDiscard: () => form.current.discardDraft(),
  })
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
        <IsDrawerOpenContext value={opened}>
          <DrawerFormContext value={form}>{children}</DrawerFormContext>
        </IsDrawerOpenContext>
      </Drawer>
      {dialog}
    </>
  )
}

type DrawerForm = Pick<RequestForm<unknown>, 'hasUnsavedChanges' | 'discardDraft'>

const noForm: DrawerForm = { hasUnsavedChanges: () => false, discardDraft: () => {} }

const DrawerFormContext = createContext<{ current: DrawerForm }>({ current: noForm })

/** Tells the drawer around a form what is unsaved in it. */
export function useReportUnsaved(request: DrawerForm) {
  const form = use(DrawerFormContext)
  useEffect(() => {
    form.current = request
    return () => {
      form.current = noForm
    }
  })
}
