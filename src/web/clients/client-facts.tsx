import { Fragment, type ReactNode } from 'react'
import type { Client } from '#api/generated/app.ts'
import { getGuardianTitle } from '#domain/guardians.ts'
import { formatPhone } from '#domain/phones.ts'
import type { ClientDetail } from '#web/people/name.ts'
import { Fact } from '#web/ui/page/facts.tsx'
import classes from './client-facts.module.css'

/** Shows what a client has besides the person, such as the guardian and the standing note, where there is any. */
export function ClientFacts({ client: { guardianName, guardianPhone, note } }: { client: Pick<Client, ClientDetail> }) {
  // The telephone is shown beside the guardian.
  const facts: Record<ClientDetail, ReactNode> = {
    guardianName: (guardianName || guardianPhone) && (
      <Fact name={getGuardianTitle(guardianName ?? '')}>
        <span className={classes.guardian}>
          {guardianName}
          {guardianPhone && <a href={`tel:${guardianPhone}`}>{formatPhone(guardianPhone)}</a>}
        </span>
      </Fact>
    ),
    guardianPhone: null,
    note: note && (
      <Fact name="Nota">
        <span className={classes.note}>{note}</span>
      </Fact>
    ),
  }
  return Object.entries(facts).map(([field, fact]) => <Fragment key={field}>{fact}</Fragment>)
}
