import { Button, Loader, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import dialogClasses from '#web/ui/feedback/dialog.module.css'
import { notifyDone, notifyFailure } from '#web/ui/feedback/notify.ts'
import FeedWays from './feed-ways.tsx'
import { useEndFeed, useRenewFeed, workerFeedQuery } from './queries.ts'

interface Props {
  workerId: string
  opened: boolean
  onClose: () => void
}

/** The dialog about the calendar feed of a worker, and the questions before it gets a new address or ends. */
export function FeedDialog({ workerId, opened, onClose }: Props) {
  const [question, setQuestion] = useState<'renew' | 'end'>()
  const { data: feed, error, refetch } = useQuery({ ...workerFeedQuery(workerId), enabled: opened })
  const { mutate: create, mutateAsync: renew, isPending } = useRenewFeed(workerId)
  const { mutateAsync: end } = useEndFeed(workerId)
  const closeQuestion = () => setQuestion(undefined)
  return (
    <>
      <Modal
        opened={opened && question === undefined}
        onClose={onClose}
        title="Suscribirse al calendario"
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={dialogClasses}
      >
        <div className={dialogClasses.text}>
          <p>
            El calendario del teléfono o de la computadora muestra las sesiones y se actualiza solo cuando cambian. De cada cliente lleva el
            nombre y la inicial del apellido.
          </p>
          {feed ? (
            <FeedWays url={feed.url} />
          ) : error ? (
            <p role="alert">{describeError(error)}</p>
          ) : (
            feed === undefined && <Loader size="sm" aria-label="Cargando..." />
          )}
        </div>
        <div className={dialogClasses.actions}>
          {feed && (
            <>
              <Button variant="default" onClick={() => setQuestion('end')}>
                Quitar dirección
              </Button>
              <Button variant="default" onClick={() => setQuestion('renew')}>
                Renovar dirección
              </Button>
            </>
          )}
          {feed === null && (
            <Button
              loading={isPending}
              onClick={() => create(undefined, { onError: (reason) => notifyFailure('No se pudo crear la dirección', reason) })}
            >
              Crear dirección
            </Button>
          )}
          {feed === undefined && error && (
            <Button variant="default" onClick={() => void refetch()}>
              Intentar de nuevo
            </Button>
          )}
        </div>
      </Modal>
      <ConfirmDeleteDialog
        question="¿Renovar la dirección del calendario?"
        consequence="La dirección anterior deja de funcionar al instante: hay que suscribirse otra vez con la nueva."
        actionLabel="Renovar dirección"
        keepLabel="No renovarla"
        opened={question === 'renew'}
        onClose={closeQuestion}
        onConfirm={async () => {
          await renew(undefined)
          notifyDone('Dirección renovada: suscríbase con la nueva')
        }}
      />
      <ConfirmDeleteDialog
        question="¿Terminar la suscripción?"
        consequence="La dirección deja de funcionar al instante, y los calendarios que la usan ya no reciben cambios. Después se puede crear otra."
        actionLabel="Terminar suscripción"
        keepLabel="No terminarla"
        opened={question === 'end'}
        onClose={closeQuestion}
        onConfirm={async () => {
          await end(undefined)
          notifyDone('Suscripción terminada')
        }}
      />
    </>
  )
}
