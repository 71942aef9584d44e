import { Textarea, TextInput } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import type { ClientDetail } from '#web/people/name.ts'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import classes from './client-detail-fields.module.css'

type Props = { form: ValidatedForm<Record<ClientDetail, string>> }

/** The inputs of what a client has besides the person: who answers for the client, and the standing note. */
export function ClientDetailFields({ form }: Props) {
  const inputs: Record<ClientDetail, ReactNode> = {
    guardianName: (
      <TextInput label="Apoderado (opcional)" placeholder="Nombre completo" autoComplete="off" {...form.getInputProps('guardianName')} />
    ),
    guardianPhone: (
      <TextInput label="Teléfono del apoderado (opcional)" type="tel" autoComplete="off" {...form.getInputProps('guardianPhone')} />
    ),
    note: (
      <Textarea
        label="Nota (opcional)"
        placeholder="Solo la ve el personal"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        {...form.getInputProps('note')}
      />
    ),
  }
  const { guardianName, guardianPhone, ...others } = inputs
  return (
    <>
      <div className={classes.guardian}>
        {guardianName}
        {guardianPhone}
        <p className={classes.help}>Con un teléfono aquí, los mensajes y recordatorios van al apoderado.</p>
      </div>
      {Object.entries(others).map(([field, input]) => (
        <Fragment key={field}>{input}</Fragment>
      ))}
    </>
  )
}
