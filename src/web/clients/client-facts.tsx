import type { Client } from '#api/generated/app.ts'
import { getGuardianTitle } from '#domain/guardians.ts'
import { formatPhone } from '#domain/phones.ts'
import { Fact } from '../ui/page/facts.tsx'
import classes from './client-facts.module.css'

type Props = { client: Pick<Client, 'guardianName' | 'guardianPhone' | 'note'> }

/** The guardian and the standing note of a client, where there are any. */
export const ClientFacts = ({ client: { guardianName, guardianPhone, note } }: Props) => (
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
