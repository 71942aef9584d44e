import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Select, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { documentWords } from '#domain/documents.ts'
import { DateInput } from '../ui/date-input.tsx'
import classes from './person-fields.module.css'
import type { PersonValues } from './person-form.ts'

const documentTypes = Object.entries(documentWords).map(([type, label]) => ({ value: Number(type) as PersonValues['documentType'], label }))
const genders = [
  { value: false, label: 'Femenino' },
  { value: true, label: 'Masculino' },
]

/** The fields of a person; `field` gives what Mantine's form knows of each. */
export function PersonFields({ field }: { field: (name: keyof PersonValues) => GetInputPropsReturnType }) {
  const required = { required: true, withAsterisk: false }
  return (
    <div className={classes.fields}>
      <TextInput label="Nombres" autoComplete="off" data-autofocus className={classes.whole} {...required} {...field('name')} />
      <TextInput label="Apellido paterno" autoComplete="off" {...required} {...field('fatherLastName')} />
      <TextInput label="Apellido materno" autoComplete="off" {...required} {...field('motherLastName')} />
      <Select label="Tipo de documento" data={documentTypes} {...required} {...field('documentType')} />
      <TextInput label="Documento" autoComplete="off" {...required} {...field('document')} />
      <Select label="Género" placeholder="Elija" data={genders} {...required} {...field('gender')} />
      <DateInput label="Nacimiento (opcional)" description="dd/mm/aaaa" {...field('birthDate')} />
      <TextInput label="Teléfono (opcional)" type="tel" autoComplete="off" {...field('phone')} />
      <TextInput label="Correo (opcional)" type="email" autoComplete="off" placeholder="nombre@ejemplo.pe" {...field('email')} />
      <TextInput label="Dirección (opcional)" autoComplete="off" className={classes.whole} {...field('address')} />
    </div>
  )
}
