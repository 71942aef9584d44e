import { Menu } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { Schedule, Turn } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { paths } from '#web/navigation/paths.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { ExplainedError } from '#web/ui/form/explained-error.ts'
import { useStale } from '#web/ui/form/stale.ts'
import { StalePanel } from '#web/ui/form/stale-panel.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { DeleteItem } from '#web/ui/list/record-actions.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { type BlockedChange, omitBlockedTurn, parseBlockedChange } from './blocked-change.ts'
import { BlockedPanel } from './blocked-panel.tsx'
import { DeleteScheduleDialog } from './delete-schedule-dialog.tsx'
import { scheduleQuery, useUpdateSchedule } from './queries.ts'
import { createDraftState } from './schedule-draft.ts'
import { ScheduleEditor } from './schedule-editor.tsx'
import { scheduleFieldDescriptions } from './schedule-field-descriptions.ts'
import { createEmptySchedule, findTurnProblems, toScheduleBody, toTypedSchedule, toTypedTurn, vScheduleForm } from './schedule-form.ts'
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
  const { notifyChange } = useUndo()
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
    submit: async (values, form) => {
      setBlockedChange(undefined)
      const keptKeys = new Set(values.turns.map(({ key }) => key))
      const removedTurns = record.turns.filter(({ id }) => !keptKeys.has(id))
      const send = () =>
        update({ ...toScheduleBody(values, record.turns), id: record.id, updatedAt: record.updatedAt }).catch((error: unknown) => {
          const change = parseBlockedChange(error, removedTurns)
          setBlockedChange(change)
          throw change ? new ExplainedError(change.message, { cause: error }) : error
        })
      const answer = await stale.save(form, send)
      notifyChange(`Horario guardado: ${values.name}`, answer?.changeId)
    },
    failureTitle: ({ name }) => `No se pudo guardar el horario: ${name}`,
    onDone: () => leave(paths.schedules()),
  })
  const draft = useDraft(request, { kind: 'schedule', record: record.id, shape: createEmptySchedule(), restore: stale.restore })
  const { form } = request
  const leave = async (to: string, state?: unknown) => {
    isLeaving.current = true
    await navigate(to, { state })
  }
  const duplicate = () => {
    const state = request.hasUnsavedChanges() ? createDraftState(form.getValues()) : undefined
    request.discardDraft()
    void leave(paths.createSchedule(record.id), state)
  }
  const restore = (turn: Turn) => {
    addTurn(form, toTypedTurn(turn))
    setBlockedChange(blockedChange && omitBlockedTurn(blockedChange, turn))
  }
  return (
    <ScheduleEditor
      request={request}
      draft={draft}
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
