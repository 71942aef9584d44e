import type { Client } from '#api/generated/app.ts'

/** Says what else the deletion of a client does. It covers both cases of the user, because not everybody may know who is also a worker. */
export const describeClientDeletion = ({ publicLink, userId }: Client) =>
  [
    publicLink && 'También se elimina su enlace público.',
    userId && 'Su usuario se elimina, salvo que entre además como trabajador.',
    'Sus sesiones pasadas se conservan.',
  ]
    .filter(Boolean)
    .join(' ')
