import type { Client } from '#api/generated/app.ts'
import { getGuardianTitle } from '#domain/guardians.ts'
import { formatPhone } from '#domain/phones.ts'
import { Fact } from '../ui/page/facts.tsx'
import classes from './client-facts.module.css'

/** The guardian and the standing note of a client, where there are any. */
export const ClientFacts = ({ client: { guardianName, guardianPhone, note } }: { client: Client }) => (
  <>
    {(guardianName || guardianPhone) && (
      <Fact name={getGuardianTitle(guardianName ?? '')}>
        <span className={classes.guardian}>
          {guardianName}
          {guardianPhone && <a href={`tel:${guardianPhone}`}>{formatPhone(guardianPhone)}</a>}
        </span>
      </Fact>
    )}
    {note && (
      <Fact name="Nota">
        <span className={classes.note}>{note}</span>
      </Fact>
    )}
  </>
)
