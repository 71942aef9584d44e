import { Textarea, TextInput } from '@mantine/core'
import type { ValidatedForm } from '../ui/form/validated-form.ts'
import classes from './guardian-fields.module.css'

type Props = { form: ValidatedForm<{ guardianName: string; guardianPhone: string; note: string }> }

/** Who answers for a client, and the standing note. */
export const GuardianFields = ({ form }: Props) => (
  <>
    <div className={classes.guardian}>
      <TextInput label="Apoderado (opcional)" placeholder="Nombre completo" autoComplete="off" {...form.getInputProps('guardianName')} />
      <TextInput label="Teléfono del apoderado (opcional)" type="tel" autoComplete="off" {...form.getInputProps('guardianPhone')} />
      <p className={classes.help}>Con un teléfono aquí, los mensajes y recordatorios van al apoderado.</p>
    </div>
    <Textarea
      label="Nota (opcional)"
      placeholder="Solo la ve el personal"
      autosize
      minRows={2}
      maxRows={6}
      maxLength={2000}
      {...form.getInputProps('note')}
    />
  </>
)
