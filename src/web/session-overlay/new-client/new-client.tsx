import { lazyPart } from '#web/ui/parts/lazy-part.tsx'

/** The fields that register a client within the booking form. Their code loads when they are first shown. */
export const NewClient = lazyPart(() => import('./new-client-fields.tsx'), {
  failureMessage: 'No se pudo cargar el registro de clientes.',
  fallback: <p role="status">Cargando…</p>,
})
