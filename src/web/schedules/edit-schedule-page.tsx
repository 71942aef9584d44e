import { Menu } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { Schedule, Turn } from '#api/generated/app.ts'
import { useCan } from '../auth/access.ts'
import { queryClientContext } from '../data/query-client.ts'
import { paths } from '../navigation/paths.ts'
import type { ScreenContext } from '../screen/loader-queries.ts'
import { useLoaderQueries } from '../screen/use-loader-queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { DeleteItem } from '../ui/list/record-actions.tsx'
import { RowMenu } from '../ui/list/row-menu.tsx'
import { type BlockedChange, omitBlockedTurn, parseBlockedChange } from './blocked-change.ts'
import { BlockedPanel } from './blocked-panel.tsx'
import { DeleteScheduleDialog } from './delete-schedule-dialog.tsx'
import { scheduleQuery, useUpdateSchedule } from './queries.ts'
import { createDraftState } from './schedule-draft.ts'
import { ScheduleEditor } from './schedule-editor.tsx'
import { scheduleFieldDescriptions } from './schedule-field-descriptions.ts'
import { findTurnProblems, toScheduleBody, toTypedSchedule, toTypedTurn, vScheduleForm } from './schedule-form.ts'
import { addTurn } from './turn-list.tsx'

export const loaderQueries = ({ params }: ScreenContext) => [scheduleQuery(params.id ?? '')] as const

/** Always fetches the schedule: the cached one may be outdated. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  await context.get(queryClientContext).fetchQuery({ ...scheduleQuery(params.id ?? ''), staleTime: 0 })
  return null
}

export function Component() {
  const [schedule] = useLoaderQueries(loaderQueries)
  return <EditSchedule key={schedule.id} schedule={schedule} />
}

function EditSchedule({ schedule }: { schedule: Schedule }) {
  const navigate = useNavigate()
  const { mutateAsync: update } = useUpdateSchedule()
  const [blockedChange, setBlockedChange] = useState<BlockedChange>()
  const isLeaving = useRef(false)
  const stale = useStale(schedule, {
    getQuery: scheduleQuery,
    toValues: toTypedSchedule,
    fields: scheduleFieldDescriptions,
  })
  const { record } = stale
  const request = useRequestForm(vScheduleForm, {
    initialValues: toTypedSchedule(record),
    validate: findTurnProblems,
    stale: {
      restore: stale.restore,
      handleError: async (error, form) => {
        const keptKeys = new Set(form.getValues().turns.map(({ key }) => key))
        const change = parseBlockedChange(
          error,
          record.turns.filter(({ id }) => !keptKeys.has(id)),
        )
        setBlockedChange(change)
        return change ? 'shown' : stale.handleError(error, form)
      },
    },
    submit: (values) => {
      setBlockedChange(undefined)
      return update({ ...toScheduleBody(values, record.turns), id: record.id, updatedAt: record.updatedAt })
    },
    onSaved: ({ name }) => notifyDone(`Horario guardado: ${name}`),
    onDone: () => leave(paths.schedules()),
  })
  const { form } = request
  const leave = async (to: string, state?: unknown) => {
    isLeaving.current = true
    await navigate(to, { state })
  }
  const duplicate = () =>
    void leave(paths.createSchedule(record.id), request.hasUnsavedChanges() ? createDraftState(form.getValues()) : undefined)
  const restore = (turn: Turn) => {
    addTurn(form, toTypedTurn(turn))
    setBlockedChange(blockedChange && omitBlockedTurn(blockedChange, turn))
  }
  return (
    <ScheduleEditor
      request={request}
      verb="Guardar"
      facts={record.name}
      hasUnsavedChanges={() => !isLeaving.current && request.hasUnsavedChanges()}
      menu={<EditMenu schedule={record} onDuplicate={duplicate} onDeleted={() => void leave(paths.schedules())} />}
      refusal={
        <>
          <BlockedPanel schedule={record} blockedChange={blockedChange} onDuplicate={duplicate} onRestore={restore} />
          <StalePanel stale={stale} form={form} />
        </>
      }
      excludedText="sin las sesiones reservadas"
    />
  )
}

type Props = { schedule: Schedule; onDuplicate: () => void; onDeleted: () => void }

/** The menu of a schedule's page: duplicate and delete. */
function EditMenu({ schedule, onDuplicate, onDeleted }: Props) {
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
        {can('deleteSchedule') && <DeleteItem onClick={() => setDeleting(true)} />}
      </RowMenu>
      <DeleteScheduleDialog schedule={schedule} opened={deleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </>
  )
}
