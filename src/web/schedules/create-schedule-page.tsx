import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Schedule } from '#api/generated/app.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { useNextStep } from '#web/navigation/next-step.ts'
import { paths } from '#web/navigation/paths.ts'
import { createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { isPhoneWidth } from '#web/ui/theme/phone-width.ts'
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
  const changed = readDraftState(useLocation().state)
  return <CreateSchedule key={source?.id ?? 'new'} source={source} changed={changed} />
}

type Props = {
  /** The schedule to copy. */
  source: Schedule | undefined
  /** The unsaved changes of that schedule. */
  changed: TypedSchedule | undefined
}

function CreateSchedule({ source, changed }: Props) {
  const navigate = useNavigate()
  const goToNextStep = useNextStep()
  const { mutateAsync: create } = useCreateSchedule()
  const { notifyChange } = useUndo()
  // What was changed on the page before counts as unsaved, even untouched.
  const hasUnsavedCopy = useRef(changed !== undefined)
  const request = useRequestForm(vScheduleForm, {
    initialValues: source ? copySchedule(source, changed) : createEmptySchedule(),
    validate: findTurnProblems,
    failureTitle: ({ name }) => `No se pudo crear el horario: ${name}`,
    submit: async (values) => {
      const { changeId } = await create(toScheduleBody(values))
      hasUnsavedCopy.current = false
      notifyChange(`Horario creado: ${values.name}`, changeId)
    },
    onDone: () => (goToNextStep ? goToNextStep() : navigate(paths.schedules())),
  })
  const draft = useDraft(request, { kind: 'schedule', shape: createEmptySchedule() })
  // On a phone the focus would open the keyboard before the page can be read.
  const focusName = useRef(() => (request.form.getInputNode('name') as HTMLInputElement | null)?.select())
  useEffect(() => {
    if (!isPhoneWidth()) focusName.current()
  }, [])
  return (
    <ScheduleEditor
      request={request}
      draft={draft}
      verb="Crear"
      noun="horario"
      facts={source && `Copia de ${source.name}`}
      hasUnsavedChanges={() => hasUnsavedCopy.current || request.hasUnsavedChanges()}
    />
  )
}
