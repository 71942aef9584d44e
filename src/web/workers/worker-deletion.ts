import type { Worker } from '#api/generated/app.ts'

/** Says what else the deletion of a worker does. It covers both cases of the user, because not everybody may know who is also a client. */
export const describeWorkerDeletion = ({ userId }: Worker) =>
  `Deja los enlaces públicos en que figura. ${userId ? 'Su usuario se elimina, salvo que entre además como cliente. ' : ''}Sus sesiones pasadas se conservan.`
