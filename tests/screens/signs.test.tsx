import { expect, test } from 'vitest'
import signs from '#web/sessions/signs.svg?raw'
import { cssVariablesResolver } from '#web/ui/palette.ts'

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
const inksOf = (drawings: string) => drawings.match(/#[0-9a-f]{6}/g)

test('the signs have the colours of the palette, for the light theme, and below for the dark one', () => {
  const drawings = signs.match(/<g .*/g) ?? []
  expect(drawings).toHaveLength(14)
  expect(inksOf(drawings.slice(0, 7).join())).toEqual(inks.map((ink) => palettes.light[ink]))
  expect(inksOf(drawings.slice(7).join())).toEqual(inks.map((ink) => palettes.dark[ink]))
})
