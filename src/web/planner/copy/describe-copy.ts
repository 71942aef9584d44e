import { formatSessionCount, formatWeek } from '#domain/spanish.ts'
import type { PlannedRow } from '../describe-plan.ts'
import type { CopyMode } from './copy-form.tsx'

const pick = (count: number, one: string, several: string) => (count === 1 ? one : several)

/** "10 de 12 sesiones se copian a la semana 6 – 12 dic 2026; 1 cambia de hora, día o trabajador; 2 no se copian." */
export function describeCopy(plan: readonly PlannedRow[], mode: CopyMode, targetWeek: string): string {
  const saved = plan.filter(({ session }) => session)
  const changed = saved.filter(({ status, session }) => status === 'chosen' && session?.isInsisted === false).length
  const insisted = saved.filter(({ session }) => session?.isInsisted).length
  const skipped = plan.filter(({ status }) => status === 'skipped').length
  const count = saved.length === plan.length ? formatSessionCount(plan.length) : `${saved.length} de ${formatSessionCount(plan.length)}`
  const verb = mode === 'copy' ? pick(saved.length, 'se copia', 'se copian') : pick(saved.length, 'pasa', 'pasan')
  const stays = mode === 'copy' ? pick(skipped, 'no se copia', 'no se copian') : pick(skipped, 'se queda', 'se quedan')
  const parts = [
    `${count} ${verb} a la semana ${formatWeek(targetWeek)}`,
    changed > 0 && `${changed} ${pick(changed, 'cambia', 'cambian')} de hora, día o trabajador`,
    insisted > 0 && `${insisted} de todos modos`,
    skipped > 0 && `${skipped} ${stays}`,
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

/** "12 ya están en esa semana, por ejemplo las de series fijas." */
export const describeStaying = (count: number, mode: CopyMode): string =>
  mode === 'copy'
    ? `${count} ${pick(count, 'ya está', 'ya están')} en esa semana: series fijas, o lo que ya se reservó.`
    : `${count} ${pick(count, 'se queda: ya tiene', 'se quedan: ya tienen')} su sesión en esa semana.`

/** "12 sesiones copiadas a la semana 6 – 12 dic 2026". */
export const formatDone = (count: number, mode: CopyMode, targetWeek: string): string =>
  `${formatSessionCount(count)} ${mode === 'copy' ? pick(count, 'copiada', 'copiadas') : pick(count, 'movida', 'movidas')} a la semana ${formatWeek(targetWeek)}`
