import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import signs from '#web/sessions/state/signs.svg?raw'
import { cssVariablesResolver } from '#web/ui/theme/palette.ts'
import { chip, getWeekUrl, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

const palettes = cssVariablesResolver({} as never)
const inks = [
  '--t-pending',
  '--t-confirmed',
  '--t-raised',
  '--t-canceled',
  '--t-raised',
  '--t-canceled',
  '--t-postponed',
  '--t-text-3',
  '--t-text-3',
] as const
const drawings = signs.match(/<g .*/g) ?? []
const inksOf = (rows: string[]) => rows.join().match(/#[0-9a-f]{6}/g)

test('the signs have the colors of the palette, first for the light theme, then for the dark one', () => {
  expect(drawings).toHaveLength(14)
  expect(inksOf(drawings.slice(0, 7))).toEqual(inks.map((ink) => palettes.light[ink]))
  expect(inksOf(drawings.slice(7))).toEqual(inks.map((ink) => palettes.dark[ink]))
})

/** The rows of the image by what they are signs of. */
const rows = { pending: 0, unmarked: 0, confirmed: 1, came: 1, absent: 2, canceled: 3, postponed: 4, standing: 5, note: 6 }

test.each([
  ['light', 0],
  ['dark', 7],
] as const)('in the %s theme everything shows its own signs, whole, in its middle and at its end', async (theme, first) => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl(), { theme, width: 1600 })
  await expect.element(chip('Ian V. con Ana Torres, vino')).toBeVisible()
  const shown = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-mark]')) {
    const { mark = '', standing, note } = element.dataset
    const expectedSigns = [mark, ...(note ? ['note'] : []), ...(standing ? ['standing'] : [])]
    expect(signsIn(element), element.title).toEqual(expectedSigns.map((sign) => first + rows[sign as keyof typeof rows]))
    for (const sign of expectedSigns) shown.add(sign)
  }
  expect([...shown]).toEqual(expect.arrayContaining(['pending', 'unmarked', 'came', 'absent', 'canceled', 'standing', 'note']))
})

test('the sign of a chip without other marks keeps its position', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  const plain = chip('Ian V. con Ana Torres, vino')
  await expect.element(plain).toBeVisible()
  expect(getComputedStyle(plain.element()).backgroundPositionX).toBe('calc(100% - 4px)')
  await page.viewport(1600, 800)
  const noted = chip('Benjamín L. con Jorge Bravo, cancelada, con nota')
  expect(getComputedStyle(noted.element()).backgroundPositionX).toBe('calc(100% - 4px), calc(100% - 21px)')
})

/** Which rows of the image stand in the middle of an element; throws where none does. */
function signsIn(element: Element) {
  const { backgroundPositionY, backgroundSize, backgroundImage } = getComputedStyle(element)
  const size = Number.parseFloat(backgroundSize)
  const positions = backgroundPositionY.split(', ').slice(0, backgroundImage.split(', ').length)
  return positions.map((position) => {
    const [, direction, pixels] = /^calc\(50% ([+-]) ([\d.]+)px\)$/.exec(position) ?? []
    if (!pixels) throw new Error(`No sign stands at ${position}`)
    return drawings.length / 2 - 0.5 - Number(`${direction}${pixels}`) / (3 * size)
  })
}
