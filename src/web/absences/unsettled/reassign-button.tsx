import { Button, Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Session } from '../../sessions/data/queries.ts'
import { lazyPart } from '../../ui/parts/lazy-part.tsx'

type Props = { sessions: readonly Session[]; children: ReactNode }

/** Passes several sessions to other workers. It says before who can take how many of them, and which nobody can take. */
export function ReassignButton({ sessions, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" disabled={sessions.length === 0} onClick={() => setOpen(!isOpen)}>
          {children}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ReassignSelection sessions={sessions} onDone={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

const ReassignSelection = lazyPart(() => import('../../sessions/reassign/reassign-selection.tsx'), {
  failureMessage: 'No se pudo cargar la lista.',
  fallback: <span role="status">Cargando...</span>,
})
