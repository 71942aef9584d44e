// This file has names of form fields that must compile and names that must not. `tsc` is the test.
import type { FieldDescription } from '#web/ui/form/stale.ts'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'

interface Values {
  name: string
  repeat: 'once' | 'weekly'
  person: { phone: string; gender: boolean | null }
  workerIds: string[]
  turns: { name: string; startTime: string }[]
}

export function nameFields(form: ValidatedForm<Values>, index: number) {
  form.getInputProps('name')
  form.getInputProps('person.phone')
  form.getInputProps('person.gender')
  form.getInputProps(`turns.${index}.name`)
  form.getInputProps('workerIds')
  form.setFieldValue('repeat', 'weekly')
  form.insertListItem('turns', { name: '', startTime: '' })
  // @ts-expect-error no such field
  form.getInputProps('nmae')
  // @ts-expect-error no such field of the person
  form.getInputProps('person.phnoe')
  // @ts-expect-error no such field of a turn
  form.getInputProps(`turns.${index}.nmae`)
  // @ts-expect-error an index is missing
  form.getInputProps('turns.name')
  // @ts-expect-error no such field
  form.setFieldValue('nmae', '')
  // @ts-expect-error the field has other values
  form.setFieldValue('repeat', 'daily')
  // @ts-expect-error no such field
  void form.validateField('nmae')
  // @ts-expect-error no such field
  form.clearFieldError('nmae')
  // @ts-expect-error an item lacks a property
  form.insertListItem('turns', { name: '' })
  // @ts-expect-error no such field
  form.getInputNode('nmae')
  // @ts-expect-error no such field
  return form.errors.nmae
}

// The fields of a person take every form that has a person, and no other one.
declare const fields: (form: ValidatedForm<Pick<Values, 'person'>>) => void
export const showFields = (form: ValidatedForm<Values>) => fields(form)
// @ts-expect-error the form has no person
export const showOtherFields = (form: ValidatedForm<Pick<Values, 'name'>>) => fields(form)

export const described: FieldDescription<Values> = { label: 'Turnos', paths: ['turns', 'turns.0.name'] }
// @ts-expect-error no such field
export const misnamed: FieldDescription<Values> = { label: 'Nombre', paths: ['nmae'] }
