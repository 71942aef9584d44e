import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { DraftOffer } from '#web/ui/form/draft-offer.tsx'
import { useFormGuard } from '#web/ui/form/form-guard.ts'
import { RequestFormFrame } from '#web/ui/form/request-form.tsx'
import type { OfferedDraft } from '#web/ui/form/use-draft.ts'
import type { RequestForm } from '#web/ui/form/use-request-form.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { DayDrawing } from './day-drawing.tsx'
import { computeDayLayout } from './day-layout.ts'
import classes from './schedule-editor.module.css'
import { parsePace, parseTurn, type TypedSchedule } from './schedule-form.ts'
import { TurnList } from './turn-list.tsx'

type Props = {
  request: RequestForm<TypedSchedule>
  /** What an earlier visit has left. */
  draft: OfferedDraft<TypedSchedule> | undefined
  /** The text of the submit button: "Crear", followed by "horario" where there is room. */
  verb: string
  noun?: string
  /** True while leaving the page would lose changes. */
  hasUnsavedChanges: () => boolean
  /** A note beside the title. */
  facts?: ReactNode
  /** The menu of further actions. */
  menu?: ReactNode
  /** The panel above the fields that explains a refused change. */
  refusal?: ReactNode
  /** A note on what the drawing leaves out: "sin las sesiones reservadas". */
  excludedText?: string
}

/** The page of a schedule: its form, and beside it a drawing of the resulting slots, to scale. */
export function ScheduleEditor({ request, draft, verb, noun, hasUnsavedChanges, facts, menu, refusal, excludedText }: Props) {
  const id = useId()
  const can = useCan()
  const { form, isPending } = request
  const { dialog } = useFormGuard({ ...request, hasUnsavedChanges })
  const [activeIndex, setActiveIndex] = useState<number>()

  const pace = parsePace(form.values)
  const layout = pace && computeDayLayout(form.values.turns.map(parseTurn), pace)
  const minutesProps = { inputMode: 'numeric', autoComplete: 'off', rightSection: 'min', rightSectionWidth: 40 } as const
  return (
    <Page
      parent={can('listSchedules') ? { to: paths.schedules(), title: 'Horarios' } : undefined}
      facts={facts && <span className={classes.fact}>{facts}</span>}
      actions={
        <>
          <Button variant="default" component={Link} to={paths.schedules()} className={menu ? classes.hiddenWhenNarrow : undefined}>
            Cancelar
          </Button>
          <Button type="submit" form={id} loading={isPending} title="Ctrl + Enter">
            {verb}
            {noun && <ButtonNoun>{noun}</ButtonNoun>}
          </Button>
          {menu}
        </>
      }
      isFlush
    >
      <div className={classes.columns}>
        <div className={classes.form}>
          <RequestFormFrame id={id} request={request}>
            <DraftOffer draft={draft} />
            {refusal}
            <TextInput label="Nombre" autoComplete="off" required withAsterisk={false} {...form.getInputProps('name')} />
            <div className={classes.durations}>
              <TextInput label="Duración de la sesión" {...minutesProps} {...form.getInputProps('sessionDuration')} />
              <TextInput label="Descanso entre sesiones" {...minutesProps} {...form.getInputProps('breakDuration')} />
            </div>
            <TurnList form={form} pace={pace} onActiveChange={setActiveIndex} />
          </RequestFormFrame>
        </div>
        <section className={classes.drawing} aria-label="Cupos del día">
          <h2>
            Cupos del día <span className={classes.quiet}>{['a escala', excludedText].filter(Boolean).join(', ')}</span>
          </h2>
          {layout && pace ? (
            <DayDrawing layout={layout} pace={pace} activeIndex={activeIndex} />
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
