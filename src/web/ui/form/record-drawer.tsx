import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { ReportFormContext, useInnerFormGuard } from './form-guard.ts'
import { IsDrawerOpenContext } from './form-open.ts'
import classes from './record-drawer.module.css'

type Props = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** The form of a record beside its list; over the whole window on a phone. Closing navigates, so that the browser's Back closes it too. */
export function RecordDrawer({ title, opened, onClose, children }: Props) {
  const { isAsking, dialog, report } = useInnerFormGuard()
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
          <ReportFormContext value={report}>{children}</ReportFormContext>
        </IsDrawerOpenContext>
      </Drawer>
      {dialog}
    </>
  )
}
