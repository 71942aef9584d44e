import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { Schedule, Turn } from '#api/generated/app.ts'
import { queryClientContext as clientOf } from '../data/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { type ScreenContext, useLoaderQueries } from '../screen/loader-queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { EditMenu } from './edit-menu.tsx'
import { type HeldChange, heldChange, withoutTurn } from './held-change.ts'
import { HeldPanel } from './held-panel.tsx'
import { scheduleQuery, useUpdateSchedule } from './queries.ts'
import { ScheduleEditor } from './schedule-editor.tsx'
import { scheduleOf, turnProblemsOf, typedSchedule, typedTurn, vScheduleForm } from './schedule-form.ts'
import { scheduleInWords } from './schedule-words.ts'
import { addTurn } from './turn-list.tsx'
import { carried } from './typed-before.ts'

export const loaderQueries = ({ params }: ScreenContext) => [scheduleQuery(params.id ?? '')] as const

/** Reads the schedule anew: what the cache has may be a colleague's yesterday. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  await context.get(clientOf).fetchQuery({ ...scheduleQuery(params.id ?? ''), staleTime: 0 })
  return null
}

export function Component() {
  const [schedule] = useLoaderQueries(loaderQueries)
  return <EditSchedule key={schedule.id} schedule={schedule} />
}

function EditSchedule({ schedule }: { schedule: Schedule }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutateAsync: update } = useUpdateSchedule()
  const [held, setHeld] = useState<HeldChange>()
  const left = useRef(false)
  const stale = useStale(schedule, {
    refetch: ({ id }) => queries.fetchQuery({ ...scheduleQuery(id), staleTime: 0 }),
    toValues: typedSchedule,
    fields: scheduleInWords,
  })
  const { record } = stale
  const request = useRequestForm(vScheduleForm, {
    initialValues: typedSchedule(record),
    validate: turnProblemsOf,
    stale: {
      handleError: async (error, form) => {
        const kept = new Set(form.getValues().turns.map(({ key }) => key))
        const found = heldChange(
          error,
          record.turns.filter(({ id }) => !kept.has(id)),
        )
        setHeld(found)
        return found ? 'shown' : stale.handleError(error, form)
      },
    },
    submit: (filled) => {
      setHeld(undefined)
      return update({ ...scheduleOf(filled, record.turns), id: record.id, updatedAt: record.updatedAt })
    },
    onSaved: ({ name }) => {
      notifyDone(`Horario guardado: ${name}`)
      return leave(paths.schedules())
    },
  })
  const { form } = request
  const leave = async (to: string, state?: unknown) => {
    left.current = true
    await navigate(to, { state })
  }
  const duplicate = () => void leave(paths.createSchedule(record.id), request.hasUnsavedChanges() ? carried(form.getValues()) : undefined)
  const restore = (turn: Turn) => {
    addTurn(form, typedTurn(turn))
    setHeld(held && withoutTurn(held, turn))
  }
  return (
    <ScheduleEditor
      of={request}
      verb="Guardar"
      facts={record.name}
      unsaved={() => !left.current && request.hasUnsavedChanges()}
      menu={<EditMenu schedule={record} onDuplicate={duplicate} onDeleted={() => void leave(paths.schedules())} />}
      refused={
        <>
          <HeldPanel schedule={record} held={held} onDuplicate={duplicate} onRestore={restore} />
          <StalePanel stale={stale} form={form} />
        </>
      }
      without="sin las sesiones reservadas"
    />
  )
}
