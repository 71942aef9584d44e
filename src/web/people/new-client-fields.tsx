import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import * as v from 'valibot'
import { buildShortName } from '#domain/names.ts'
import { toLocalDate } from '#domain/today.ts'
import { splitTypedName } from '#domain/typed-name.ts'
import { sendOnce } from '#web/changes/send-once.ts'
import { useSettings } from '#web/data/settings.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'
import { ProblemPanel } from '#web/ui/feedback/problem-panel.tsx'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import choice from './choice-field.module.css'
import { toName } from './name.ts'
import { Namesake } from './namesake.tsx'
import classes from './new-client.module.css'
import { findPersonProblems, type PersonOutput, type PersonValues, toPersonValues, vPersonFormWithoutDocument } from './person-form.ts'

interface Props {
  /** The name as it was typed in the search. */
  typedName: string
  /** True when the other form misses its client: nobody is registered yet. */
  error: boolean
  /** The path by which the other form focuses the button that registers. */
  path: string
  onRegistered: (clientId: string) => void
  onCancel: () => void
}

const vNewClient = v.strictObject({ person: vPersonFormWithoutDocument })

const genders = [
  { value: 'false', label: 'Femenino' },
  { value: 'true', label: 'Masculino' },
]

/** Registers a client within another form, which goes on with the new client: only what the server demands, and the telephone. */
export default function NewClientFields({ typedName, error, path, onRegistered, onCancel }: Props) {
  const id = useId()
  const today = toLocalDate(new Date(), useSettings().timeZone)
  const register = useRegisterClient()
  const registeredId = useRef('')
  const { given: name, father: fatherLastName, mother: motherLastName } = splitTypedName(typedName)
  const request = useRequestForm(vNewClient, {
    initialValues: { person: { ...toPersonValues(), name, fatherLastName, motherLastName } },
    validate: (values) => findPersonProblems(values, today),
    failureTitle: ({ person }) => `No se pudo registrar: ${buildShortName(toName(person))}`,
    submit: async ({ person }) => {
      registeredId.current = await register(person)
    },
    // The field shows the new client. A notice would cover the buttons of the booking.
    onDone: () => onRegistered(registeredId.current),
  })
  const { form, isPending, problem, onSubmit } = request
  const { person } = form.values
  const field = (key: keyof PersonValues) => form.getInputProps(`person.${key}`)
  const gender = field('gender')
  // What the search does not tell comes first.
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  const first = name === '' ? 'name' : fatherLastName === '' ? 'fatherLastName' : 'phone'
  const textField = (key: 'name' | 'fatherLastName' | 'motherLastName' | 'phone') => ({
    autoComplete: 'off',
    'data-first': key === first || undefined,
    ...field(key),
  })

  // A form within a form is not allowed: Enter here must not book.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
  return (
    <fieldset ref={frame} className={classes.frame} aria-busy={isPending} onKeyDown={onKeyDown}>
      <legend className={classes.legend}>Cliente nuevo</legend>
      <TextInput label="Nombres" required withAsterisk={false} className={classes.whole} {...textField('name')} />
      <TextInput label="Apellido paterno" required withAsterisk={false} {...textField('fatherLastName')} />
      <TextInput label="Apellido materno" placeholder="Opcional" {...textField('motherLastName')} />
      <TextInput label="Teléfono" placeholder="Opcional" type="tel" className={classes.whole} {...textField('phone')} />
      <fieldset
        className={`${choice.field} ${classes.whole}`}
        tabIndex={-1}
        data-path={gender['data-path']}
        aria-describedby={gender.error ? id : undefined}
      >
        <legend className={choice.legend}>Género</legend>
        <SegmentedControl
          fullWidth
          data={genders}
          value={person.gender === null ? '' : String(person.gender)}
          onChange={(value) => gender.onChange(value === 'true')}
        />
        {gender.error && (
          <p id={id} className={choice.error}>
            {gender.error}
          </p>
        )}
      </fieldset>
      <Namesake person={person} registeredId={registeredId.current} />
      <div className={classes.whole}>
        <ProblemPanel problem={problem} />
        {error && <p className={choice.error}>Registre primero al cliente nuevo.</p>}
        <div className={classes.actions}>
          <Button variant="default" size="xs" disabled={isPending} onClick={onCancel}>
            Buscar a otra persona
          </Button>
          <Button size="xs" loading={isPending} data-path={path} onClick={() => onSubmit()}>
            Registrar cliente
          </Button>
        </div>
      </div>
    </fieldset>
  )
}

/** The lists in which a new client appears. */
const paths = ['/v1/clients', '/v1/sessions/available-people']

/** Returns the function that registers a client, and resolves to the id once the lists have the client. */
function useRegisterClient() {
  const { mutateAsync } = useChangeMutation(paths, (person: PersonOutput) => sendOnce('/v1/clients', { body: { person } }))
  return async (person: PersonOutput) => (await mutateAsync(person)).data.id
}
