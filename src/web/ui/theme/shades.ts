import type { MantineColorsTuple } from '@mantine/core'

// Ten shades of each color, as Mantine's own components need them; ours use the palette.

export const petrol: MantineColorsTuple = [
  '#eef9fc',
  '#d9f0f6',
  '#b8e1ec',
  '#90ccdb',
  '#65b2c4',
  '#3f93a6',
  '#1e788a',
  '#0b6879',
  '#02515f',
  '#013d48',
]
export const gray: MantineColorsTuple = [
  '#f6f9fa',
  '#eef2f3',
  '#e8edee',
  '#dfe4e5',
  '#d0d6d7',
  '#a9b0b2',
  '#81888a',
  '#5c6365',
  '#43494b',
  '#191d1e',
]
/** Mantine's order for dark: 0 text … 4 borders … 6 controls, 7 page, 9 deepest. */
export const dark: MantineColorsTuple = [
  '#e8eef0',
  '#c2cacc',
  '#a2aaac',
  '#777f81',
  '#363e40',
  '#2a3133',
  '#1e2426',
  '#14191b',
  '#0f1416',
  '#0a0e0f',
]
export const red: MantineColorsTuple = [
  '#fef0ee',
  '#fde0dc',
  '#f9c4bd',
  '#f2a7a1',
  '#e1857f',
  '#c9605b',
  '#b04845',
  '#963633',
  '#7a2826',
  '#5c1b1a',
]
