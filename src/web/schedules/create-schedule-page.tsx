import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Schedule } from '#api/generated/app.ts'
import { paths } from '../navigation/paths.ts'
import { createLoader, type ScreenContext, useLoaderQueries } from '../screen/loader-queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { isPhoneWidth } from '../ui/theme/use-is-phone.ts'
import { scheduleQuery, useCreateSchedule } from './queries.ts'
import { readDraftState } from './schedule-draft.ts'
import { ScheduleEditor } from './schedule-editor.tsx'
import { copySchedule, createEmptySchedule, findTurnProblems, type TypedSchedule, toScheduleBody, vScheduleForm } from './schedule-form.ts'

export function loaderQueries({ url }: ScreenContext) {
  const from = url.searchParams.get('from')
  return [...(from ? [scheduleQuery(from)] : [])] as const
}
export const loader = createLoader(loaderQueries)

export function Component() {
  const [source] = useLoaderQueries(loaderQueries)
  const typed = readDraftState(useLocation().state)
  return <CreateSchedule key={source?.id ?? 'new'} source={source} typed={typed} />
}

type Props = {
  /** What it becomes a copy of. */
  source: Schedule | undefined
  /** How that was being changed when it was duplicated. */
  typed: TypedSchedule | undefined
}

function CreateSchedule({ source, typed }: Props) {
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateSchedule()
  // what was typed on the page before is on no server either
  const carried = useRef(typed !== undefined)
  const request = useRequestForm(vScheduleForm, {
    initialValues: source ? copySchedule(source, typed) : createEmptySchedule(),
    validate: findTurnProblems,
    failureTitle: 'No se pudo crear el horario',
    submit: (filled) => create(toScheduleBody(filled)),
    onSaved: ({ name }) => {
      carried.current = false
      notifyDone(`Horario creado: ${name}`)
      return navigate(paths.schedules())
    },
  })
  // on a phone it would bring up the keyboard before anything is read
  const begin = useRef(() => (request.form.getInputNode('name') as HTMLInputElement | null)?.select())
  useEffect(() => {
    if (!isPhoneWidth()) begin.current()
  }, [])
  return (
    <ScheduleEditor
      request={request}
      verb="Crear"
      noun="horario"
      facts={source && `Copia de ${source.name}`}
      hasUnsavedChanges={() => carried.current || request.hasUnsavedChanges()}
    />
  )
}
