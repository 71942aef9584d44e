import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cssVariablesResolver } from '#web/ui/theme/palette.ts'
import { workerColorNames } from '#web/worker-badge/worker-colors.ts'
import { chip, getWeekUrl, keepOnlyAccess, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'

const palettes = cssVariablesResolver({} as never)
const dialog = () => page.getByRole('dialog')
const colors = () => dialog().getByRole('radiogroup', { name: /^Color/ })
const radio = (name: string) => colors().getByRole('radio', { name, exact: true })
const save = () => dialog().getByRole('button', { name: 'Guardar' }).click()
const anaInList = () => page.getByRole('row', { name: /Torres Medina, Ana/ })
const anaInWeek = () => chip(/con Ana Torres/).first()

const readAna = () => colleague.get('/v1/workers/{id}', { path: { id: workers.ana } })

/** Changes the color of Ana as a colleague does. */
async function paintAna(color: number) {
  const { id, person, positions } = await readAna()
  await colleague.put('/v1/workers', { body: { id, person: { id: person.id }, positions, color } })
}

/** Reads the color of the badge inside an element as the palette writes it: #0465af. */
const readBadgeColor = (within: Locator) =>
  getComputedStyle(within.element().querySelector('[data-initials]')!).getPropertyValue('--worker')

const expectBadgeColor = (within: Locator, color: number) =>
  expect.poll(() => readBadgeColor(within)).toBe(palettes.light[`--t-worker-${color}`])

test('a color is chosen by keyboard, saved, and shown in the list and in the week', async () => {
  const { router } = await mount(paths.workers({ record: workers.ana }), { usesRealServer: true })
  await expect.element(radio('Azul')).toBeChecked()
  await expectBadgeColor(anaInList(), 0)
  ;(radio('Azul').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(radio('Verde')).toBeChecked()
  await expect.element(radio('Verde')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Trabajador guardado: Ana Torres Medina')).toBeVisible()
  expect(await readAna()).toMatchObject({ color: 2 })
  await expectBadgeColor(anaInList(), 2)
  await router.navigate(getWeekUrl())
  await expect.element(anaInWeek()).toBeVisible()
  await expectBadgeColor(anaInWeek(), 2)
})

test.for([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)('the form shows the twelve colors with their names ($theme, $width px wide)', async ({ theme, width }) => {
  await mount(paths.workers({ record: 'new' }), { theme, width })
  await expect.element(colors()).toHaveAccessibleName('Color (opcional)')
  await expect.element(colors()).toHaveAccessibleDescription('Si no elige ninguno, recibe el que menos se usa.')
  expect(
    colors()
      .getByRole('radio')
      .elements()
      .map((element) => [element.getAttribute('value'), getComputedStyle(element).backgroundColor]),
  ).toEqual(workerColorNames.map((_, color) => [String(color), toRgb(palettes[theme][`--t-worker-${color}`]!)]))
  for (const name of workerColorNames) await expect.element(radio(name)).not.toBeChecked()
  expect(await findSeriousViolations()).toEqual([])
})

test('a color that a colleague changed meanwhile is shown by its name', async () => {
  await mount(paths.workers({ record: workers.ana }), { usesRealServer: true })
  await expect.element(radio('Azul')).toBeChecked()
  await paintAna(9)
  await radio('Magenta').click()
  await save()
  const versions = dialog().getByRole('group', { name: 'Color', exact: true })
  await expect.element(versions).toMatchTextContent('ColorAntesAzulAhoraMarrónUstedMagenta')
  await save()
  await expect.element(page.getByText('Trabajador guardado: Ana Torres Medina')).toBeVisible()
  expect(await readAna()).toMatchObject({ color: 11 })
})

test('a user who cannot list workers sees them in the same colors', async () => {
  const { alter, calls } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read'))
  await expect.element(chip(/^Zoe C. con Bruno Salazar/)).toBeVisible()
  await expectBadgeColor(chip(/^Zoe C. con Bruno Salazar/), 5)
  expect(calls.map(({ call }) => call)).not.toContain('get /v1/workers')
})

/** Writes a color of the palette, #0465af, as the browser computes it. */
function toRgb(color: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
