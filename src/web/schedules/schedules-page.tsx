import { Button, Menu } from '@mantine/core'
import { IconCopy, IconLayoutRows, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Schedule } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { selectRows } from '#web/data/select-rows.ts'
import { paths } from '#web/navigation/paths.ts'
import { createLoader } from '#web/screen/create-loader.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { buildPageQuery, buildResultQuery } from '#web/ui/list/list-view.ts'
import { DeleteItem, EditItem } from '#web/ui/list/record-actions.tsx'
import { useListView } from '#web/ui/list/use-list-view.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { DeleteScheduleDialog } from './delete-schedule-dialog.tsx'
import { schedulesQuery } from './queries.ts'
import { createScheduleColumns } from './schedules-columns.tsx'
import { scheduleCsv, scheduleListDefinition, scheduleListRules } from './schedules-list.ts'

// The browser searches the whole list: there are few schedules, and the agenda has loaded them already.
export const loaderQueries = () => [schedulesQuery()] as const
export const loader = createLoader(loaderQueries)

export function Component() {
  const [schedules] = useLoaderQueries(loaderQueries)
  const can = useCan()
  const list = useListView(scheduleListDefinition)
  const [deleting, setDeleting] = useState<{ schedule: Schedule; opened: boolean }>()
  const canOpenWeek = can('listTurnWeek')
  const columns = useMemo(() => createScheduleColumns(canOpenWeek), [canOpenWeek])
  const access = { create: can('createSchedule'), update: can('updateSchedule'), remove: can('deleteSchedule') }

  const createButton = access.create && (
    <Button component={Link} to={paths.createSchedule()} leftSection={<IconPlus size={16} aria-hidden />}>
      Crear<ButtonNoun>horario</ButtonNoun>
    </Button>
  )
  return (
    <ListPage
      list={list}
      {...selectRows(schedules, buildPageQuery(list.view), scheduleListRules)}
      columns={columns}
      to={access.update ? getEditPath : undefined}
      getName={getScheduleName}
      search={searchTexts}
      actions={createButton}
      fetchPage={async (limit, offset) => selectRows(schedules, { ...buildResultQuery(list.view), limit, offset }, scheduleListRules)}
      csv={scheduleCsv}
      empty={
        <EmptyState icon={IconLayoutRows} title="Todavía no hay horarios" actions={createButton}>
          Un horario dice cuánto duran las sesiones y en qué turnos del día se atiende. Sin uno no se puede reservar.
        </EmptyState>
      }
      menu={
        access.create || access.update || access.remove
          ? (schedule) => (
              <>
                {access.update && <EditItem component={Link} to={getEditPath(schedule)} />}
                {access.create && (
                  <Menu.Item component={Link} to={paths.createSchedule(schedule.id)} leftSection={<IconCopy size={16} aria-hidden />}>
                    Duplicar
                  </Menu.Item>
                )}
                {access.remove && <DeleteItem onClick={() => setDeleting({ schedule, opened: true })} />}
              </>
            )
          : undefined
      }
    >
      {deleting && <DeleteScheduleDialog {...deleting} onClose={() => setDeleting({ ...deleting, opened: false })} />}
    </ListPage>
  )
}

const getEditPath = ({ id }: Schedule) => paths.editSchedule(id)
const getScheduleName = ({ name }: Schedule) => name

const searchTexts = {
  placeholder: 'Nombre o turno',
  formatNoResults: (text: string) => `Ningún horario coincide con «${text}»`,
  hint: 'Busque por una parte del nombre del horario o de un turno.',
}
