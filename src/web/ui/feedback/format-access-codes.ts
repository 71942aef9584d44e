import { formatAccessCode } from './describe-missing-access.ts'

/** Lists codes, at most three by name: "«Leer» de Sesiones, «Todo» de Roles y 2 accesos más". */
export function formatAccessCodes(codes: readonly string[]) {
  const named = codes.slice(0, codes.length === 4 ? 4 : 3).map(formatAccessCode)
  const rest = codes.length - named.length
  return new Intl.ListFormat('es').format(rest > 0 ? [...named, `${rest} accesos más`] : named)
}

/** Says why a role or user cannot be changed: it has access that the signed-in user lacks. `name` is "Este rol". */
export const describeHigherAccess = (name: string, codes: readonly string[]) =>
  `${name} tiene accesos que usted no tiene (${formatAccessCodes(codes)}), así que no puede cambiarlo.`
