import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../page/empty-state.tsx'

/** Where somebody lacks a right: what he cannot see, and a sentence that names the access: "Le falta el acceso «Leer» de Trabajadores." */
export const NoAccess = ({ title, missing }: { title: string; missing: string }) => (
  <EmptyState icon={IconLock} title={title}>
    {missing} Pídalo a quien administra los accesos.
  </EmptyState>
)
