import type { CSSVariablesResolver } from '@mantine/core'

type Palette = Record<`--${string}`, string>

/** The variables that are the same in both color schemes. */
const sharedVariables: Palette = {
  '--t-control-height': '2rem',
  '--t-small-control-height': '1.75rem',
  '--t-small-control-font': '0.75rem',
  '--t-control-font': '0.8125rem',
  '--t-header-height': '3.25rem',
  '--t-nav-width': '13rem',
  // The space between the content of a page and its edges.
  '--t-gutter': '20px',
  // A bottom sheet is as high as its content: Mantine has no such size.
  '--drawer-size-auto': 'auto',
}

const lightPalette: Palette = {
  // The surfaces are ordered from the back to the front.
  '--t-canvas': '#f6f9fa',
  '--t-surface': '#ffffff',
  '--t-raised': '#ffffff',
  '--t-sunken': '#eef2f3',
  '--t-hover': '#eef2f3',
  // The lines are a hairline, a stronger hairline and the edge of a control (3:1).
  '--t-line': '#e3e8e9',
  '--t-line-strong': '#d0d6d7',
  '--t-control': '#81888a',
  // The text has contrasts of 17.0, 9.2 and 6.1 to 1 on the surface. The third one has 5.4 to 1 on --t-sunken.
  '--t-text': '#191d1e',
  '--t-text-2': '#43494b',
  '--t-text-3': '#5c6365',
  // The accent is for text, for a fill, for text on that fill (ink), for a pale ground (tint) and for an edge (line).
  '--t-accent': '#0b6879',
  '--t-accent-fill': '#0b6879',
  '--t-accent-ink': '#ffffff',
  '--t-accent-tint': '#e6f4f8',
  '--t-accent-line': '#90ccdb',
  '--t-focus': '#0b7f95',
  // For what is wrong, and what deletes.
  '--t-danger': '#963633',
  '--t-danger-tint': '#fef0ee',
  '--t-danger-line': '#f2a7a1',
  // For session states, the plain name is for text and icon, -tint for the ground, -line for the edge.
  '--t-pending': '#7f4f00',
  '--t-pending-tint': '#fef1e3',
  '--t-pending-line': '#bd8230',
  '--t-confirmed': '#006e35',
  '--t-confirmed-tint': '#e5faea',
  '--t-confirmed-line': '#92cfa1',
  '--t-canceled': '#963633',
  '--t-canceled-tint': '#fef0ee',
  '--t-postponed': '#76408c',
  '--t-postponed-tint': '#faefff',
  // A worker has a filled tile with the initials in --t-worker-ink (5:1 at least). The contract numbers the colors from 0; worker-colors.ts names them.
  '--t-worker-ink': '#ffffff',
  '--t-worker-0': '#0465af',
  '--t-worker-1': '#aa442b',
  '--t-worker-2': '#016c46',
  '--t-worker-3': '#6b3e95',
  '--t-worker-4': '#766202',
  '--t-worker-5': '#037a84',
  '--t-worker-6': '#90294b',
  '--t-worker-7': '#507b07',
  '--t-worker-8': '#353b91',
  '--t-worker-9': '#7b4200',
  '--t-worker-10': '#01544d',
  '--t-worker-11': '#9e4b8e',
  '--t-shadow-float': '0 1px 2px rgb(25 29 30 / 8%), 0 8px 24px rgb(25 29 30 / 12%)',
  '--t-shadow-dialog': '0 2px 4px rgb(25 29 30 / 8%), 0 20px 48px rgb(25 29 30 / 18%)',
}

const darkPalette: Palette = {
  '--t-canvas': '#0f1416',
  '--t-surface': '#14191b',
  '--t-raised': '#1e2426',
  '--t-sunken': '#0f1416',
  '--t-hover': '#1e2426',
  '--t-line': '#252c2e',
  '--t-line-strong': '#363e40',
  '--t-control': '#777f81',
  '--t-text': '#e8eef0',
  '--t-text-2': '#c2cacc',
  '--t-text-3': '#a2aaac',
  '--t-accent': '#66c0d2',
  '--t-accent-fill': '#1e788a',
  '--t-accent-ink': '#ffffff',
  '--t-accent-tint': '#14303a',
  '--t-accent-line': '#2c6c7c',
  '--t-focus': '#66c0d2',
  '--t-danger': '#ffa098',
  '--t-danger-tint': '#3a2020',
  '--t-danger-line': '#7c423e',
  '--t-pending': '#f3ae58',
  '--t-pending-tint': '#33240f',
  '--t-pending-line': '#8f642c',
  '--t-confirmed': '#78d694',
  '--t-confirmed-tint': '#162c1e',
  '--t-confirmed-line': '#2f623f',
  '--t-canceled': '#ffa098',
  '--t-canceled-tint': '#3a2020',
  '--t-postponed': '#dda4f7',
  '--t-postponed-tint': '#302238',
  '--t-worker-ink': '#0f1416',
  '--t-worker-0': '#6db0f4',
  '--t-worker-1': '#fa9b82',
  '--t-worker-2': '#71d6a3',
  '--t-worker-3': '#b691e1',
  '--t-worker-4': '#ead070',
  '--t-worker-5': '#55e1f0',
  '--t-worker-6': '#dc7d94',
  '--t-worker-7': '#b7e18c',
  '--t-worker-8': '#7d8bdb',
  '--t-worker-9': '#e29858',
  '--t-worker-10': '#17b6a8',
  '--t-worker-11': '#f4a6e3',
  '--t-shadow-float': '0 0 0 1px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 50%)',
  '--t-shadow-dialog': '0 0 0 1px rgb(0 0 0 / 40%), 0 20px 48px rgb(0 0 0 / 60%)',
}

/** Mantine's own variables with values of the palette, so that its components, and `c="dimmed"`, have enough contrast. */
const mantineVariables: Palette = {
  '--mantine-color-body': 'var(--t-surface)',
  '--mantine-color-text': 'var(--t-text)',
  '--mantine-color-dimmed': 'var(--t-text-3)',
  '--mantine-color-placeholder': 'var(--t-text-3)',
  '--mantine-color-anchor': 'var(--t-accent)',
  '--mantine-color-default': 'var(--t-surface)',
  '--mantine-color-default-hover': 'var(--t-hover)',
  '--mantine-color-default-color': 'var(--t-text)',
  '--mantine-color-default-border': 'var(--t-line-strong)',
  '--mantine-color-error': 'var(--t-danger)',
  '--mantine-color-disabled': 'var(--t-sunken)',
  '--mantine-color-disabled-color': 'var(--t-text-3)',
  '--mantine-color-disabled-border': 'var(--t-line)',
  '--mantine-color-gray-light-color': 'var(--t-text-2)',
  '--mantine-color-gray-text': 'var(--t-text-2)',
  '--mantine-color-petrol-light': 'var(--t-accent-tint)',
  '--mantine-color-petrol-light-hover': 'var(--t-accent-tint)',
  '--mantine-color-petrol-light-color': 'var(--t-accent)',
  '--mantine-color-red-light-color': 'var(--t-danger)',
}

/** Returns the variables for Mantine's provider. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: sharedVariables,
  light: { ...lightPalette, ...mantineVariables },
  dark: { ...darkPalette, ...mantineVariables },
})
