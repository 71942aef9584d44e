import { Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { describeDocumentRule, documentNames, documentTypes } from '#domain/documents.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSettings } from '#web/data/settings.ts'
import { useTypedChoice } from '#web/ui/choices/use-typed-choice.ts'
import { DateInput } from '#web/ui/dates/date-input.tsx'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import classes from './person-fields.module.css'
import type { PersonValues } from './person-form.ts'

const types = Object.entries(documentNames).map(([type, label]) => ({ value: Number(type) as PersonValues['documentType'], label }))
const genders = [
  { value: false, label: 'Femenino' },
  { value: true, label: 'Masculino' },
]

type Props = {
  form: ValidatedForm<{ person: PersonValues }>
  /** True when the document may follow. */
  isDocumentOptional?: boolean
  /** What is said of the telephone: that two numbers were written into one, of which the form proposes the first. */
  phoneHelp?: string | undefined
  /** What is said of the names. */
  nameNote?: ReactNode
  /** True when the form opens to complete the document. */
  startsAtDocument?: boolean
}

/** The form fields of a person. */
export function PersonFields({ form, isDocumentOptional = false, phoneHelp, nameNote, startsAtDocument = false }: Props) {
  const { timeZone } = useSettings()
  const { documentType, document } = form.values.person
  const field = (name: keyof PersonValues) => form.getInputProps(`person.${name}`)
  const [type, number, gender] = [field('documentType'), field('document'), field('gender')]
  const required = { required: true, withAsterisk: false }
  const documentHelp = [
    describeDocumentRule(documentType, document.trim()),
    isDocumentOptional && document.trim() === '' && 'puede completarlo después',
  ]
  // Each type has its own rule, so the document is validated again.
  const changeType = (chosen: unknown) => {
    type.onChange(chosen)
    if (document.trim() !== '') void form.validateField('person.document')
  }
  const chooseType = useTypedChoice(types, changeType)
  const chooseGender = useTypedChoice(genders, gender.onChange)
  return (
    <div className={classes.fields}>
      <TextInput
        label="Nombres"
        autoComplete="off"
        data-autofocus={!startsAtDocument || undefined}
        className={classes.whole}
        {...required}
        {...field('name')}
      />
      <TextInput label="Apellido paterno" autoComplete="off" {...required} {...field('fatherLastName')} />
      <TextInput label="Apellido materno (opcional)" autoComplete="off" {...field('motherLastName')} />
      {nameNote}
      <Select label="Tipo de documento" data={types} {...required} {...type} onChange={changeType} onKeyDown={chooseType} />
      <TextInput
        label="Documento"
        autoComplete="off"
        inputMode={documentType === documentTypes.passport ? 'text' : 'numeric'}
        description={number.error ? undefined : documentHelp.filter(Boolean).join('; ')}
        data-autofocus={startsAtDocument || undefined}
        {...required}
        required={!isDocumentOptional}
        {...number}
      />
      <Select label="Género" placeholder="Elija" data={genders} {...required} {...gender} onKeyDown={chooseGender} />
      <DateInput label="Nacimiento (opcional)" latest={toLocalDate(new Date(), timeZone)} {...field('birthDate')} />
      <TextInput label="Teléfono (opcional)" type="tel" autoComplete="off" description={phoneHelp} {...field('phone')} />
      <TextInput label="Correo (opcional)" type="email" autoComplete="off" placeholder="nombre@ejemplo.pe" {...field('email')} />
      <TextInput label="Dirección (opcional)" autoComplete="off" className={classes.whole} {...field('address')} />
    </div>
  )
}
