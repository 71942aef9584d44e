import type { Worker } from '#api/generated/app.ts'

/** Says what else the deletion of a worker does. */
export const describeWorkerDeletion = ({ userId }: Worker) =>
  `${userId ? 'También se elimina su usuario, y deja los enlaces públicos en que figura.' : 'Deja los enlaces públicos en que figura.'} Sus sesiones pasadas se conservan.`
