import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phones.ts'
import { type Contacted, getContact } from './contact.ts'
import classes from './contact-phone.module.css'

/** The telephone for calls and messages about a client, as a link, with the guardian whose it is. `absent` stands in its place where there is none. */
export function ContactPhone({ client, absent }: { client: Contacted; absent?: ReactNode }) {
  const { phone, guardian } = getContact(client)
  if (!phone) return absent
  const link = <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
  if (!guardian) return link
  return (
    <span className={classes.contact}>
      <span className={classes.guardian}>{guardian}</span>
      {link}
    </span>
  )
}
