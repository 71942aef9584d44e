import { Button, Modal, PasswordInput, TextInput } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Data } from '#api/client.ts'
import { vCodeOfNewSecret, vCurrentPassword } from '#api/generated/schemas.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { api } from '#web/data/api.ts'
import { invalidateQueries } from '#web/data/invalidate-queries.ts'
import { useSettings } from '#web/data/settings.ts'
import { CopyText } from '#web/ui/feedback/copy-text.tsx'
import dialogClasses from '#web/ui/feedback/dialog.module.css'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { ReportFormContext, useInnerFormGuard, useReportForm } from '#web/ui/form/form-guard.ts'
import { RequestFormFrame } from '#web/ui/form/request-form.tsx'
import { type RequestForm, useRequestForm } from '#web/ui/form/use-request-form.ts'
import { drawQrCode } from '#web/ui/parts/draw-qr-code.ts'
import { secondFactorPaths } from './queries.ts'
import type { SecondFactorChange } from './second-factor-change.ts'
import classes from './second-factor-dialog.module.css'

type NewSecret = Data<'post', '/v1/auth/second-factor'>

type Props = {
  change: SecondFactorChange
  opened: boolean
  onClose: () => void
  /** Runs after the closing transition. */
  onClosed: () => void
}

const titles: Record<SecondFactorChange, string> = {
  set: 'Activar la verificación en dos pasos',
  renew: 'Nuevos códigos de recuperación',
  remove: 'Desactivar la verificación en dos pasos',
}

/**
 * The dialog that changes one's own second factor. It asks for the password first. What it then shows, a secret or recovery codes, cannot be shown again:
 * recovery codes stay until its button closes it.
 */
export default function SecondFactorDialog({ change, opened, onClose, onClosed }: Props) {
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState<NewSecret>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const { isAsking, dialog, leave, report } = useInnerFormGuard()
  const refetch = () => void invalidateQueries(queryClient, ...secondFactorPaths)
  const showRecoveryCodes = (codes: readonly string[]) => {
    setRecoveryCodes(codes)
    refetch()
  }
  const submitPassword = async (body: { currentPassword: string }) => {
    if (change === 'set') return setSecret(await api.post('/v1/auth/second-factor', { body }))
    if (change === 'renew') return showRecoveryCodes((await api.post('/v1/auth/second-factor/recovery-codes', { body })).recoveryCodes)
    await api.delete('/v1/auth/second-factor', { body })
    notifyDone('Verificación en dos pasos desactivada')
    refetch()
    onClose()
  }
  return (
    <ReportFormContext value={report}>
      <Modal
        opened={opened}
        onClose={() => leave(onClose)}
        onExitTransitionEnd={onClosed}
        returnFocus={false}
        closeOnClickOutside={recoveryCodes === undefined}
        closeOnEscape={recoveryCodes === undefined && !isAsking}
        withCloseButton={recoveryCodes === undefined}
        title={recoveryCodes ? 'Guarde sus códigos de recuperación' : titles[change]}
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={{ ...dialogClasses, content: classes.sheet, overlay: classes.overlay }}
      >
        {recoveryCodes ? (
          <RecoveryCodes codes={recoveryCodes} onClose={onClose} />
        ) : secret ? (
          <CodeStep secret={secret} onConfirmed={showRecoveryCodes} />
        ) : (
          <PasswordStep change={change} submit={submitPassword} />
        )}
      </Modal>
      {dialog}
    </ReportFormContext>
  )
}

/** Asks only while the answer has not arrived: it may hold what cannot be shown again. */
const useReportSentForm = ({ isPending, discardDraft }: Pick<RequestForm<never>, 'isPending' | 'discardDraft'>) =>
  useReportForm({ isPending, discardDraft, hasUnsavedChanges: () => isPending })

const passwordTexts: Record<SecondFactorChange, { explanation: string; action: string }> = {
  set: {
    explanation: 'Necesita una aplicación de verificación en su teléfono, por ejemplo Google Authenticator o Aegis.',
    action: 'Seguir',
  },
  renew: { explanation: 'Los códigos que guardó antes dejan de valer.', action: 'Crear códigos nuevos' },
  remove: { explanation: 'Para entrar bastará la contraseña.', action: 'Desactivar' },
}

type PasswordStepProps = { change: SecondFactorChange; submit: (body: { currentPassword: string }) => Promise<unknown> }

function PasswordStep({ change, submit }: PasswordStepProps) {
  const user = useSignedInUser()
  const { explanation, action } = passwordTexts[change]
  const request = useRequestForm(vCurrentPassword, {
    initialValues: { currentPassword: '' },
    failureTitle: 'No se pudo cambiar la verificación en dos pasos',
    submit,
  })
  useReportSentForm(request)
  return (
    <div className={dialogClasses.text}>
      <p>{explanation}</p>
      <RequestFormFrame
        request={request}
        actions={
          <Button type="submit" loading={request.isPending}>
            {action}
          </Button>
        }
      >
        {/* Password managers read from it whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.name} readOnly hidden />
        <PasswordInput
          label="Su contraseña"
          autoComplete="current-password"
          data-autofocus
          {...request.form.getInputProps('currentPassword')}
        />
      </RequestFormFrame>
    </div>
  )
}

type CodeStepProps = { secret: NewSecret; onConfirmed: (recoveryCodes: readonly string[]) => void }

function CodeStep({ secret: { secret, uri }, onConfirmed }: CodeStepProps) {
  const image = useMemo(() => drawQrCode(uri), [uri])
  const field = useRef<HTMLInputElement>(null)
  const request = useRequestForm(vCodeOfNewSecret, {
    initialValues: { code: '' },
    failureTitle: 'No se pudo activar la verificación en dos pasos',
    submit: async (body) => onConfirmed((await api.post('/v1/auth/second-factor/confirm', { body })).recoveryCodes),
  })
  useReportSentForm(request)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={dialogClasses.text}>
      <p>Escanee este código con su aplicación, o escriba en ella la clave. Luego escriba aquí el código de seis cifras que muestra.</p>
      <img src={image} alt="Código QR para la aplicación de verificación" className={classes.image} />
      <CopyText label="Clave" text={secret} />
      <RequestFormFrame
        request={request}
        actions={
          <Button type="submit" loading={request.isPending}>
            Activar
          </Button>
        }
      >
        <TextInput
          ref={field}
          label="Código de la aplicación"
          autoComplete="one-time-code"
          inputMode="numeric"
          {...request.form.getInputProps('code')}
        />
      </RequestFormFrame>
      <p className="quiet">Al activarla se cierran sus sesiones en otros dispositivos.</p>
    </div>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void }

function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { clinicName } = useSettings()
  const { name } = useSignedInUser()
  return (
    <>
      <div className={dialogClasses.text}>
        <p>
          Cada uno sirve una sola vez para entrar si no tiene su teléfono. Guárdelos lejos de él: al cerrar esta ventana no se podrán volver
          a mostrar.
        </p>
        <p className={classes.owner}>
          {clinicName}, usuario {name}
        </p>
        <CopyText label="Códigos de recuperación" text={codes.join('\n')} autoFocus />
      </div>
      <div className={`${dialogClasses.actions} ${classes.actions}`}>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button onClick={onClose}>Ya los guardé</Button>
      </div>
    </>
  )
}
