import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { Schedule, Turn } from '#api/generated/app.ts'
import { queryClientContext } from '../data/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { type ScreenContext, useLoaderQueries } from '../screen/loader-queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { type BlockedChange, omitBlockedTurn, parseBlockedChange } from './blocked-change.ts'
import { BlockedPanel } from './blocked-panel.tsx'
import { EditMenu } from './edit-menu.tsx'
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
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdateSchedule()
  const [blockedChange, setBlockedChange] = useState<BlockedChange>()
  const isLeaving = useRef(false)
  const stale = useStale(schedule, {
    refetch: ({ id }) => queryClient.fetchQuery({ ...scheduleQuery(id), staleTime: 0 }),
    toValues: toTypedSchedule,
    fields: scheduleFieldDescriptions,
  })
  const { record } = stale
  const request = useRequestForm(vScheduleForm, {
    initialValues: toTypedSchedule(record),
    validate: findTurnProblems,
    stale: {
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
    onSaved: ({ name }) => {
      notifyDone(`Horario guardado: ${name}`)
      return leave(paths.schedules())
    },
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
