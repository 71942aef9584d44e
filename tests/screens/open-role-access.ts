import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'
import { createRole } from './security.ts'

/** The bar that counts the changes which are not applied yet. */
export const changesBar = () => page.getByText(/^\d+ cambios? por aplicar$/)

/** Opens the access of a new role on the real server. */
export async function openRoleAccess(...codes: string[]) {
  let role = ''
  const prepare = async () => {
    role = await createRole('Caja', ...codes)
  }
  const mounted = await mount(paths.roles(), { usesRealServer: true, prepare })
  await mounted.router.navigate(paths.access({ role }))
  await expect.element(page.getByRole('treegrid', { name: 'Accesos de Caja' })).toBeVisible()
  return { ...mounted, role }
}
