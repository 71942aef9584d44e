import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#api/errors.ts'
import type { Client } from '#api/generated/app.ts'
import { simplifyName } from '#domain/search.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useEraseClient } from '../queries.ts'
import classes from './erase-dialog.module.css'

interface Props {
  client: Pick<Client, 'id' | 'person'>
  opened: boolean
  onClose: () => void
  /** The path of the list of the client's sessions. A deleted client has no upcoming sessions. */
  sessionsPath?: string
  /** The next active session, if the page knows one. It must be settled before the erasure. */
  next?: { when: string; to: string | undefined } | undefined
}

/** Asks before the data of a client is erased: what goes, what stays, and the document, so that nobody erases another client by mistake. */
export function EraseDialog({ client, opened, onClose, sessionsPath, next }: Props) {
  const { document } = client.person
  const name = formatFullName(client.person)
  const can = useCan()
  const navigate = useNavigate()
  const { mutateAsync: eraseClient } = useEraseClient(async () => navigate(paths.clients(), { replace: true }))
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const sessionsLink = sessionsPath === undefined ? undefined : { to: sessionsPath, label: 'Ver sus próximas sesiones' }
  const close = () => {
    setTyped('')
    setRefused(false)
    onClose()
  }
  const findBlocker = ({ details }: ApiError) => {
    if (sessionsLink && details.some(({ path }) => path.startsWith('sessions'))) return sessionsLink
    const current = details.find(({ path }) => path === 'client')?.id
    if (current) return { to: paths.client(current), label: 'Ver al cliente' }
    const isWorker = details.some(({ path }) => path === 'worker')
    return isWorker && can('listWorkers') ? { to: paths.workers({ search: document || name }), label: 'Ver al trabajador' } : undefined
  }
  return (
    <ConfirmDeleteDialog
      question={`¿Borrar los datos de ${name}?`}
      consequence={next ? '' : 'Esto no se puede deshacer.'}
      actionLabel="Borrar sus datos"
      keepLabel="No borrar"
      isUnconfirmed={!isConfirmed(typed, getConfirmation(document, name))}
      opened={opened}
      onClose={close}
      blockedBy={findBlocker}
      blocker={next && sessionsLink}
      onConfirm={async () => {
        try {
          await eraseClient(client.id)
        } catch (error) {
          // The question is hidden, so that the reason is visible on a phone.
          setRefused(error instanceof ApiError && error.status === 409)
          throw error
        }
        notifyDone('Datos del cliente borrados')
      }}
    >
      {next ? (
        <p>
          No se puede todavía: tiene sesiones de hoy en adelante. La próxima es el{' '}
          {next.to ? <Link to={next.to}>{next.when}</Link> : next.when}.
        </p>
      ) : (
        !isRefused && (
          <>
            <div className={classes.lists}>
              <p>Se borra:</p>
              <ul>
                <li>su nombre, documento, nacimiento, teléfono, correo y dirección, y su apoderado;</li>
                <li>su nota, las notas de todas sus sesiones y los recordatorios;</li>
                <li>su enlace público, su usuario y lo que espera en la lista de espera;</li>
                <li>lo que la actividad guarda de todo esto.</li>
              </ul>
              <p>Se queda:</p>
              <ul>
                <li>sus sesiones pasadas, como «Cliente borrado», con su estado y asistencia, para que las cuentas no cambien;</li>
                <li>que se borró, cuándo y quién lo hizo;</li>
                <li>su nombre donde alguien lo escribió en notas de otras personas;</li>
                <li>lo que hay en las copias de seguridad que ya existen.</li>
              </ul>
            </div>
            <TextInput
              label={document === '' ? 'Escriba su nombre completo para confirmar' : 'Escriba su documento para confirmar'}
              description={getConfirmation(document, name)}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="off"
            />
          </>
        )
      )}
    </ConfirmDeleteDialog>
  )
}

/** Returns what has to be typed before the data of a person is erased: the document, or the full name where there is none. */
const getConfirmation = (document: string, name: string) => (document === '' ? name : document)

/** True when what was typed is what has to be typed, whatever its case, accents, signs and blanks. */
const isConfirmed = (typed: string, confirmation: string): boolean => simplifyName(typed) === simplifyName(confirmation)
