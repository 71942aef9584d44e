import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useSettings } from '#web/data/settings.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { notifyDone, notifyFailure } from '#web/ui/feedback/notify.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Section } from '#web/ui/page/section.tsx'
import classes from './profile-page.module.css'
import { type SignIn, signInsQuery, useEndOtherSignIns, useEndSignIn } from './queries.ts'

const title = 'Dispositivos con acceso'

/** Lists where the user is signed in, and ends what the user does not know. */
export function SignIns() {
  const { timeZone } = useSettings()
  const answer = useSideQuery(signInsQuery())
  const end = useEndSignIn()
  const endOthers = useEndOtherSignIns()
  const list = useRef<HTMLUListElement>(null)
  if (!answer.data) return <SectionError title={title} answers={[answer]} />
  const isPending = end.isPending || endOthers.isPending
  const finish = {
    onSuccess: () => {
      notifyDone('Acceso cerrado')
      // The button is gone with its row.
      list.current?.focus()
    },
    onError: (error: unknown) => notifyFailure('No se pudo cerrar el acceso', error),
  }
  return (
    <Section title={title}>
      <ul ref={list} tabIndex={-1} className={classes.signIns}>
        {answer.data.map((signIn) => (
          <li key={signIn.id} className={classes.signIn}>
            <div>
              <p>{getName(signIn)}</p>
              <p className="quiet">
                {signIn.isCurrent ? 'Este dispositivo' : `Último uso: ${formatMoment(signIn.seenAt, timeZone)}`}
                <br />
                Entró: {formatMoment(signIn.createdAt, timeZone)}
              </p>
            </div>
            {!signIn.isCurrent && (
              <Button
                variant="default"
                aria-label={`Cerrar el acceso de ${getName(signIn)}`}
                disabled={isPending}
                onClick={() => end.mutate(signIn.id, finish)}
              >
                Cerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {answer.data.length > 2 && (
        <Button variant="default" disabled={isPending} onClick={() => endOthers.mutate(undefined, finish)}>
          Cerrar todos los demás
        </Button>
      )}
    </Section>
  )
}

const getName = ({ browser }: SignIn) => browser ?? 'Navegador desconocido'
