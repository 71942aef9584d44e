import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { type Mounted, mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog', { name: /cliente$/ })
const field = (label: string) => drawer().getByLabelText(label, { exact: true })
const leaveDialog = () => page.getByRole('dialog', { name: '¿Salir sin guardar?' })
const ian = '01998a00-0000-7000-8000-020000000001'

test.for([
  { way: 'Escape', leave: () => userEvent.keyboard('{Escape}') },
  { way: 'Cancelar', leave: () => drawer().getByRole('button', { name: 'Cancelar' }).click() },
  { way: 'the close button', leave: () => drawer().getByRole('button', { name: 'Cerrar' }).click() },
  { way: 'going back', leave: ({ router }: Mounted) => void router.navigate(-1) },
  { way: 'going to another page', leave: ({ router }: Mounted) => void router.navigate(paths.workers()) },
])('$way asks before the typed values are lost', async ({ leave }) => {
  const mounted = await mount(paths.clients())
  await mounted.router.navigate(paths.clients({ record: ian }))
  await field('Nombres').fill('Ian José')
  await leave(mounted)
  await leaveDialog().getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(leaveDialog()).not.toBeInTheDocument()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
  expect(mounted.url()).toBe(paths.clients({ record: ian }))
  // A field with its loaded value is not unsaved.
  await field('Nombres').fill('Ian')
  await leave(mounted)
  await expect.poll(mounted.url).not.toBe(paths.clients({ record: ian }))
  await expect.element(leaveDialog()).not.toBeInTheDocument()
})

test('closing the window asks while the form has unsaved values', async () => {
  const asksBeforeUnload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await mount(paths.clients({ record: ian }))
  await field('Nombres').fill('Ian José')
  expect(asksBeforeUnload()).toBe(true)
  await field('Nombres').fill('Ian')
  expect(asksBeforeUnload()).toBe(false)
})
