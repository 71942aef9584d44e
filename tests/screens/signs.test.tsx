import { expect, test } from 'vitest'
import dark from '#web/sessions/signs-dark.svg?raw'
import light from '#web/sessions/signs-light.svg?raw'
import { cssVariablesResolver } from '#web/ui/palette.ts'

const palettes = cssVariablesResolver({} as never)
const inks = ['--t-pending', '--t-confirmed', '--t-canceled', '--t-postponed', '--t-raised', '--t-text-3'] as const

test.for([
  ['light', light, palettes.light],
  ['dark', dark, palettes.dark],
] as const)('the signs of the %s theme have the colours of its palette', ([, image, palette]) => {
  expect(new Set(image.match(/#[0-9a-f]{6}/g))).toEqual(new Set(inks.map((ink) => palette[ink])))
})
