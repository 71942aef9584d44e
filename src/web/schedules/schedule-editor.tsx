import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { paths } from '../navigation/paths.ts'
import { useLeaveGuard } from '../ui/feedback/leave-guard.tsx'
import { RequestFormFrame } from '../ui/form/request-form.tsx'
import type { RequestForm } from '../ui/form/use-request-form.ts'
import { Link } from '../ui/page/link.tsx'
import { Page } from '../ui/page/page.tsx'
import { DayDrawing } from './day-drawing.tsx'
import { computeDayLayout } from './day-layout.ts'
import classes from './schedule-editor.module.css'
import { parsePace, parseTurn, type TypedSchedule } from './schedule-form.ts'
import { TurnList } from './turn-list.tsx'

type Props = {
  request: RequestForm<TypedSchedule>
  /** What the button does: "Crear", and where there is room for it "horario". */
  verb: string
  noun?: string
  /** Whether leaving now would lose something. */
  hasUnsavedChanges: () => boolean
  /** Beside the title. */
  facts?: ReactNode
  /** What else can be done with the schedule, behind "…". */
  menu?: ReactNode
  /** Why it was not saved, where that is more than a sentence. */
  refusal?: ReactNode
  /** What the drawing leaves out: "sin las sesiones reservadas". */
  excludedText?: string
}

/** The page of a schedule: its form, and beside it the slots that come of what is typed, to scale. */
export function ScheduleEditor({
  request: of,
  verb,
  noun,
  hasUnsavedChanges: unsaved,
  facts,
  menu,
  refusal: refused,
  excludedText: without,
}: Props) {
  const id = useId()
  const { form, pending } = of
  const { dialog } = useLeaveGuard(unsaved)
  const [active, setActive] = useState<number>()

  const pace = parsePace(form.values)
  const plan = pace && computeDayLayout(form.values.turns.map(parseTurn), pace)
  const minutes = { inputMode: 'numeric', autoComplete: 'off', rightSection: 'min', rightSectionWidth: 40 } as const
  return (
    <Page
      parent={{ to: paths.schedules(), title: 'Horarios' }}
      facts={facts && <span className={classes.fact}>{facts}</span>}
      actions={
        <>
          <Button variant="default" component={Link} to={paths.schedules()} className={menu ? classes.roomy : undefined}>
            Cancelar
          </Button>
          <Button type="submit" form={id} loading={pending} aria-label={noun && `${verb} ${noun}`} title="Ctrl + Enter">
            {verb}
            {noun && <span className={classes.noun}>&nbsp;{noun}</span>}
          </Button>
          {menu}
        </>
      }
      flush
    >
      <div className={classes.columns}>
        <div className={classes.form}>
          <RequestFormFrame id={id} request={of}>
            {refused}
            <TextInput label="Nombre" autoComplete="off" required withAsterisk={false} {...form.getInputProps('name')} />
            <div className={classes.durations}>
              <TextInput label="Duración de la sesión" {...minutes} {...form.getInputProps('sessionDuration')} />
              <TextInput label="Descanso entre sesiones" {...minutes} {...form.getInputProps('breakDuration')} />
            </div>
            <TurnList form={form} pace={pace} onActive={setActive} />
          </RequestFormFrame>
        </div>
        <section className={classes.drawing} aria-label="Cupos del día">
          <h2>
            Cupos del día <span className={classes.quiet}>{['a escala', without].filter(Boolean).join(', ')}</span>
          </h2>
          {plan && pace ? (
            <DayDrawing layout={plan} pace={pace} activeIndex={active} />
          ) : (
            <p className={classes.quiet}>
              Cuando {pace ? 'un turno tenga sus horas' : 'estén los minutos de la sesión y del descanso'}, aquí se dibujan los cupos.
            </p>
          )}
        </section>
      </div>
      {dialog}
    </Page>
  )
}
