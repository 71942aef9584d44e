import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { User } from '#api/generated/app.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { IconLabel } from '#web/ui/page/icon-label.tsx'
import { Section } from '#web/ui/page/section.tsx'
import classes from './account.module.css'
import { useRemoveSecondFactor } from './queries.ts'

type Props = { user: User; canRemove: boolean }

/** Shows that a user has a second factor, and removes it for a user who has lost it. */
export function UserSecondFactor({ user: { id, name }, canRemove }: Props) {
  const { mutateAsync: removeSecondFactor } = useRemoveSecondFactor()
  const [opened, setOpened] = useState(false)
  return (
    <Section title="Verificación en dos pasos">
      <IconLabel icon={IconShieldCheck}>Activada</IconLabel>
      {canRemove && (
        <Button variant="default" className={classes.button} onClick={() => setOpened(true)}>
          Quitar
        </Button>
      )}
      <ConfirmDeleteDialog
        question={`¿Quitar la verificación en dos pasos de ${name}?`}
        consequence="Es para quien perdió su teléfono y sus códigos de recuperación. Para entrar le bastará la contraseña. Asegúrese de que es esa persona quien lo pide."
        actionLabel="Quitar verificación"
        keepLabel="No quitarla"
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={async () => {
          await removeSecondFactor(id)
          notifyDone(`Verificación en dos pasos quitada: ${name}`)
        }}
      />
    </Section>
  )
}
