import type { PlannedDate } from '#domain/plan.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { isChanged } from '../describe-plan.ts'
import type { CopyMode } from './copy-form.tsx'

const pick = (count: number, one: string, several: string) => (count === 1 ? one : several)

/** "10 de 12 sesiones se copian a la semana 6 – 12 dic 2026; 1 cambia de hora, día o trabajador; 2 no se copian." `target`: where they go. */
export function describeCopy(plan: readonly PlannedDate[], mode: CopyMode, target: string): string {
  const saved = plan.filter(({ session }) => session)
  const changed = plan.filter(isChanged).length
  const accepted = saved.filter(({ session }) => session?.isAccepted).length
  const skipped = plan.filter(({ status }) => status === 'skipped').length
  const count = saved.length === plan.length ? formatSessionCount(plan.length) : `${saved.length} de ${formatSessionCount(plan.length)}`
  const verb = mode === 'copy' ? pick(saved.length, 'se copia', 'se copian') : pick(saved.length, 'pasa', 'pasan')
  const stays = mode === 'copy' ? pick(skipped, 'no se copia', 'no se copian') : pick(skipped, 'se queda', 'se quedan')
  const parts = [
    `${count} ${verb} ${target}`,
    changed > 0 && `${changed} ${pick(changed, 'cambia', 'cambian')} de hora, día o trabajador`,
    accepted > 0 && `${accepted} de todos modos`,
    skipped > 0 && `${skipped} ${stays}`,
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

/** Says which sessions are not in the plan. `there`: those that the other week has already, `released`: those that were canceled or postponed. */
export function describeStaying(there: number, released: number, mode: CopyMode): string[] {
  const stays = (count: number) => (mode === 'copy' ? pick(count, 'no se copia', 'no se copian') : pick(count, 'se queda', 'se quedan'))
  return [
    ...(there > 0
      ? [`${there} ${pick(there, 'ya está', 'ya están')} en esa semana, por una serie fija u otra reserva: ${stays(there)}.`]
      : []),
    ...(released > 0 ? [`${released} ${pick(released, 'cancelada o aplazada', 'canceladas o aplazadas')}: ${stays(released)}.`] : []),
  ]
}

/** "12 sesiones copiadas a la semana 6 – 12 dic 2026". */
export const formatCopied = (count: number, mode: CopyMode, target: string): string =>
  `${formatSessionCount(count)} ${mode === 'copy' ? pick(count, 'copiada', 'copiadas') : pick(count, 'movida', 'movidas')} ${target}`
