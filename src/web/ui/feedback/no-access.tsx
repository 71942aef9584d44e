import { IconLock } from '@tabler/icons-react'
import { Empty } from '../page/empty.tsx'

/** Where somebody lacks a right: what he cannot see, and a sentence that names the access: "Le falta el acceso «Leer» de Trabajadores." */
export const NoRight = ({ title, missing }: { title: string; missing: string }) => (
  <Empty icon={IconLock} title={title}>
    {missing} Pídalo a quien administra los accesos.
  </Empty>
)
