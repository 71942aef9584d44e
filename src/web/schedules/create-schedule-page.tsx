import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useRequestForm } from '../ui/form.ts'
import { useLeaveGuard } from '../ui/leave-guard.tsx'
import { Link } from '../ui/link.tsx'
import { notifyDone } from '../ui/notify.ts'
import { Page } from '../ui/page.tsx'
import { RequestFormFrame } from '../ui/request-form.tsx'
import classes from './create-schedule-page.module.css'
import { DayDrawing } from './day-drawing.tsx'
import { dayPlan } from './day-plan.ts'
import { useCreateSchedule } from './queries.ts'
import { emptySchedule, paceOf, turnOf, turnProblemsOf, vScheduleForm } from './schedule-form.ts'
import { TurnList } from './turn-list.tsx'

export function Component() {
  const id = useId()
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateSchedule()
  const saved = useRef(false)
  const request = useRequestForm(vScheduleForm, {
    initial: emptySchedule(),
    check: turnProblemsOf,
    failure: 'No se pudo crear el horario',
    submit: async (body) => {
      await create(body)
      saved.current = true
      notifyDone(`Horario creado: ${body.name}`)
      await navigate(paths.schedules())
    },
  })
  const { form, pending } = request
  const { dialog } = useLeaveGuard(() => form.isDirty() && !saved.current)

  const pace = paceOf(form.values)
  const plan = pace && dayPlan(form.values.turns.map(turnOf), pace)
  const minutes = { inputMode: 'numeric', autoComplete: 'off', rightSection: 'min', rightSectionWidth: 40 } as const
  return (
    <Page
      up={{ to: paths.schedules(), title: 'Horarios' }}
      actions={
        <>
          <Button variant="default" component={Link} to={paths.schedules()}>
            Cancelar
          </Button>
          <Button type="submit" form={id} loading={pending} aria-label="Crear horario">
            Crear<span className={classes.noun}>&nbsp;horario</span>
          </Button>
        </>
      }
      flush
    >
      <div className={classes.columns}>
        <div className={classes.form}>
          <RequestFormFrame id={id} of={request}>
            <TextInput label="Nombre" autoComplete="off" required withAsterisk={false} {...form.getInputProps('name')} />
            <div className={classes.durations}>
              <TextInput label="Duración de la sesión" {...minutes} {...form.getInputProps('sessionDuration')} />
              <TextInput label="Descanso entre sesiones" {...minutes} {...form.getInputProps('breakDuration')} />
            </div>
            <TurnList form={form} pace={pace} />
          </RequestFormFrame>
        </div>
        <section className={classes.drawing}>
          <h2>
            Cupos del día <span className={classes.quiet}>a escala</span>
          </h2>
          {plan && pace ? (
            <DayDrawing plan={plan} pace={pace} />
          ) : (
            <p className={classes.quiet}>Cuando un turno tenga sus horas, aquí se dibujan sus cupos.</p>
          )}
        </section>
      </div>
      {dialog}
    </Page>
  )
}
