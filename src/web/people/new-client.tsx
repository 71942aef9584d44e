import { countTypedNames, isTypedName } from '#domain/typed-name.ts'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'

/** The fields that register a client within another form. Their code loads when they are first shown. */
export const NewClient = lazyPart(() => import('./new-client-fields.tsx'), {
  failureMessage: 'No se pudo cargar el registro de clientes.',
  fallback: <p role="status">Cargando…</p>,
})

/** Offers to register whom the search does not find. Where it finds someone, a whole name may be that of a namesake. */
export const getRegistrationLabel = (search: string, hasFound: boolean): string | undefined =>
  isTypedName(search) && (!hasFound || countTypedNames(search) > 1) ? `Registrar a «${search}»` : undefined
