import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../auth/access.ts'
import { FeedDialog } from './feed-dialog.tsx'

interface Props {
  workerId: string
  /** True for an icon without text. */
  isNarrow?: boolean
  size?: 'xs'
}

const label = 'Suscribirse'

/** Opens the dialog with which a worker's sessions stay up to date in another calendar. Shows nothing where the server lacks it, and without access. */
export function FeedButton({ workerId, isNarrow, size }: Props) {
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('getWorkerFeed', { worker: workerId })) return
  const icon = <IconCalendarShare size={18} stroke={1.5} aria-hidden />
  const open = () => setOpen(true)
  return (
    <>
      {isNarrow ? (
        <ActionIcon variant="default" aria-label={label} title={label} onClick={open}>
          {icon}
        </ActionIcon>
      ) : (
        <Button variant="default" {...(size && { size })} className="no-print" leftSection={icon} onClick={open}>
          {label}
        </Button>
      )}
      <FeedDialog workerId={workerId} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
