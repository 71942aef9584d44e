import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { IconLabel } from '#web/ui/page/icon-label.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import classes from './profile-page.module.css'
import { secondFactorQuery } from './queries.ts'
import type { SecondFactorChange } from './second-factor-change.ts'

const SecondFactorDialog = lazyPart(() => import('./second-factor-dialog.tsx'), { failureMessage: 'No se pudo cargar esta parte.' })

const title = 'Verificación en dos pasos'

/** Sets, shows and removes the second factor of the signed-in user. */
export function SecondFactor() {
  const answer = useSideQuery(secondFactorQuery())
  const [dialog, setDialog] = useState<{ change: SecondFactorChange; opened: boolean }>()
  const buttons = useRef<HTMLDivElement>(null)
  if (!answer.data) return <SectionError title={title} answers={[answer]} />
  const { active, recoveryCodes } = answer.data
  const open = (change: SecondFactorChange) => setDialog({ change, opened: true })
  return (
    <Section title={title}>
      {active ? (
        <>
          <IconLabel icon={IconShieldCheck}>Activada</IconLabel>
          <p className="quiet">
            Al entrar se le pide también el código de su aplicación.{' '}
            {recoveryCodes === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${recoveryCodes} códigos de recuperación.`}
          </p>
        </>
      ) : (
        <p className="quiet">
          Al entrar se le pedirá, además de la contraseña, un código que muestra una aplicación de su teléfono. Así nadie entra solo con su
          contraseña.
        </p>
      )}
      <div ref={buttons} className={classes.buttons}>
        {active ? (
          <>
            <Button variant="default" onClick={() => open('renew')}>
              Nuevos códigos de recuperación
            </Button>
            <Button variant="default" onClick={() => open('remove')}>
              Desactivar
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => open('set')}>
            Activar
          </Button>
        )}
      </div>
      {dialog && (
        <SecondFactorDialog
          {...dialog}
          onClose={() => setDialog({ ...dialog, opened: false })}
          onClosed={() => {
            setDialog(undefined)
            // The button that opened the dialog may be gone.
            buttons.current?.querySelector('button')?.focus()
          }}
        />
      )}
    </Section>
  )
}
