import { Menu } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Schedule } from '#api/generated/app.ts'
import { useCan } from '../auth/access.ts'
import { RowMenu } from '../ui/list/row-menu.tsx'
import { DeleteScheduleDialog } from './delete-schedule-dialog.tsx'

type Props = { schedule: Schedule; onDuplicate: () => void; onDeleted: () => void }

/** The menu of a schedule's page: duplicate and delete. */
export function EditMenu({ schedule, onDuplicate, onDeleted }: Props) {
  const can = useCan()
  const [deleting, setDeleting] = useState(false)
  if (!can('createSchedule') && !can('deleteSchedule')) return null
  return (
    <>
      <RowMenu label={`Acciones de ${schedule.name}`}>
        {can('createSchedule') && (
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onDuplicate}>
            Duplicar
          </Menu.Item>
        )}
        {can('deleteSchedule') && (
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setDeleting(true)}>
            Eliminar
          </Menu.Item>
        )}
      </RowMenu>
      <DeleteScheduleDialog schedule={schedule} opened={deleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </>
  )
}
