import {
  type ActionIcon,
  type Badge,
  type Button,
  type Checkbox,
  type CSSVariablesResolver,
  createTheme,
  type Drawer,
  type Input,
  type MantineColorsTuple,
  type Menu,
  type Modal,
  type Notification,
  type Popover,
  type SegmentedControl,
  type Select,
  type Tabs,
  type Tooltip,
} from '@mantine/core'

/** A component's `extend` without the component: the theme is in every page's first load, most components are not. */
const extend = <C extends { extend: (part: never) => unknown }>(part: Parameters<C['extend']>[0]) => part

/**
 * The look of Turnos: one quiet accent (petrol), neutral greys, four session states and twelve worker colours.
 *
 * Everything that has a meaning is a CSS variable `--t-…` with a light and a dark value (bottom of this file); components
 * use those and never a shade by number. The tuples exist because Mantine's own components ask for ten shades.
 */
const petrol: MantineColorsTuple = [
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
const gray: MantineColorsTuple = [
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
const dark: MantineColorsTuple = [
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
const red: MantineColorsTuple = [
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
const green: MantineColorsTuple = [
  '#e5faea',
  '#cdf1d6',
  '#b1e3bd',
  '#92cfa1',
  '#6cb681',
  '#449a5f',
  '#208146',
  '#006e35',
  '#005728',
  '#00401c',
]
const amber: MantineColorsTuple = [
  '#fef1e3',
  '#fbe3c9',
  '#f1cb9f',
  '#e3b47d',
  '#cf9750',
  '#b37925',
  '#98640a',
  '#7f4f00',
  '#643d00',
  '#4a2c00',
]
const plum: MantineColorsTuple = [
  '#faefff',
  '#f2ddfb',
  '#e5c4f2',
  '#d4ade6',
  '#be8bd4',
  '#a268ba',
  '#8b51a2',
  '#76408c',
  '#5e3070',
  '#462154',
]

/** The session states and their Spanish words; icon and shape are in `ui/session-state`. Never show one by colour alone. */
export const sessionStates = ['pending', 'confirmed', 'canceled', 'postponed'] as const

/** How many worker colours there are; `--t-worker-1` … `--t-worker-12`. */
export const workerColors = 12

/**
 * Gives each worker a steady colour 1…12. Workers are taken in the order of their ids (which sort by creation), so a new
 * one never repaints another; each wants the colour its id hashes to and takes the next free one of its dozen.
 */
export function assignWorkerColors(ids: readonly string[]): Map<string, number> {
  const colors = new Map<string, number>()
  let taken = new Set<number>()
  for (const id of [...ids].sort()) {
    if (taken.size === workerColors) taken = new Set()
    let color = hash(id) % workerColors
    while (taken.has(color)) color = (color + 1) % workerColors
    taken.add(color)
    colors.set(id, color + 1)
  }
  return colors
}

/** FNV-1a, 32 bits. */
const hash = (text: string) => [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)

// Named faces come first because `system-ui` on a bare Linux is a wide face that breaks the density of the grid.
const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI Variable Text', 'Segoe UI', Roboto, Inter, 'Noto Sans', 'Liberation Sans', Arial, system-ui, sans-serif"

export const theme = createTheme({
  colors: { petrol, gray, dark, red, green, amber, plum },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#191d1e',
  fontFamily,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.35' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.125rem', lineHeight: '1.35' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h3: { fontSize: '0.8125rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.1875rem', sm: '0.3125rem', md: '0.4375rem', lg: '0.625rem', xl: '1rem' },
  defaultRadius: 'md',
  // Only what floats has a shadow; everything else is told apart by a hairline.
  shadows: { xs: 'none', sm: 'none', md: 'var(--t-shadow-float)', lg: 'var(--t-shadow-float)', xl: 'var(--t-shadow-dialog)' },
  focusRing: 'auto', // base.css draws it for every element; 'never' would hide that one on Mantine's parts
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Two sizes of button, no more: the control height, and `xs` inside cards and popovers.
    Button: extend<typeof Button>({
      defaultProps: { size: 'sm' },
      vars: (_theme, { size }) => ({
        root:
          size === 'xs'
            ? { '--button-height': '1.75rem', '--button-padding-x': '0.625rem', '--button-fz': '0.75rem' }
            : { '--button-height': 'var(--t-control-height)', '--button-padding-x': '0.875rem', '--button-fz': 'var(--t-control-font)' },
      }),
      styles: { label: { fontWeight: 500 } },
    }),
    ActionIcon: extend<typeof ActionIcon>({ defaultProps: { variant: 'subtle', color: 'gray', size: 'var(--t-control-height)' } }),
    Input: extend<typeof Input>({
      vars: (_theme, { error }) => ({
        wrapper: {
          '--input-height': 'var(--t-control-height)',
          '--input-fz': 'var(--t-control-font)',
          '--input-bd': error ? 'var(--t-canceled)' : 'var(--t-control)',
        },
      }),
    }),
    InputWrapper: extend<typeof Input.Wrapper>({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: {
        label: { fontSize: '0.8125rem', fontWeight: 500, marginBottom: '0.25rem' },
        description: { fontSize: '0.75rem', color: 'var(--t-text-3)', marginTop: '0.25rem' },
        error: { fontSize: '0.75rem', color: 'var(--t-canceled)', marginTop: '0.25rem' },
      },
    }),
    Select: extend<typeof Select>({ defaultProps: { checkIconPosition: 'right', comboboxProps: { shadow: 'md' }, allowDeselect: false } }),
    Checkbox: extend<typeof Checkbox>({
      defaultProps: { size: 'xs', radius: 'xs' },
      styles: { input: { borderColor: 'var(--t-control)' } },
    }),
    Badge: extend<typeof Badge>({
      defaultProps: { variant: 'default', radius: 'sm' },
      styles: { root: { textTransform: 'none', fontWeight: 500, letterSpacing: 0 } },
    }),
    SegmentedControl: extend<typeof SegmentedControl>({
      defaultProps: { size: 'xs' },
      styles: { root: { background: 'var(--t-sunken)' }, label: { fontWeight: 500 } },
    }),
    Tabs: extend<typeof Tabs>({ styles: { tab: { paddingInline: '0.125rem', marginInlineEnd: '1.25rem', fontWeight: 500 } } }),
    Popover: extend<typeof Popover>({
      defaultProps: { shadow: 'md', radius: 'lg', offset: 6, transitionProps: { duration: 120, transition: 'fade' } },
    }),
    Menu: extend<typeof Menu>({
      defaultProps: {
        // a focusable blank that axe, rightly, does not find in a menu
        withInitialFocusPlaceholder: false,
        shadow: 'md',
        transitionProps: { duration: 80, transition: 'fade' },
      },
    }),
    Modal: extend<typeof Modal>({
      defaultProps: {
        radius: 'lg',
        shadow: 'xl',
        centered: true,
        overlayProps: { backgroundOpacity: 0.35 },
        transitionProps: { duration: 150, transition: 'fade' },
      },
    }),
    Drawer: extend<typeof Drawer>({
      defaultProps: {
        position: 'right',
        size: '30rem',
        shadow: 'xl',
        overlayProps: { backgroundOpacity: 0.25 },
        transitionProps: { duration: 180 },
      },
    }),
    Notification: extend<typeof Notification>({ defaultProps: { withBorder: true, radius: 'lg' } }),
    Tooltip: extend<typeof Tooltip>({ defaultProps: { openDelay: 400, transitionProps: { duration: 80 } } }),
  },
})

type Palette = Record<`--${string}`, string>

/** What does not change with the colour scheme. */
const constants: Palette = {
  '--t-control-height': '2rem',
  '--t-control-font': '0.8125rem',
  '--t-header-height': '3.25rem',
  '--t-nav-width': '13rem',
  '--t-ease': 'cubic-bezier(0.2, 0, 0, 1)',
  // a sheet from below is as high as what it holds: Mantine has no such size
  '--drawer-size-auto': 'auto',
}

const light: Palette = {
  // surfaces, from the back to the front
  '--t-canvas': '#f6f9fa',
  '--t-surface': '#ffffff',
  '--t-raised': '#ffffff',
  '--t-sunken': '#eef2f3',
  '--t-hover': '#eef2f3',
  // lines: hairline, stronger hairline, edge of a control (3:1)
  '--t-line': '#e3e8e9',
  '--t-line-strong': '#d0d6d7',
  '--t-control': '#81888a',
  // text: 17.0, 9.2 and 6.1 to 1 on the surface; the faintest is still 5.4 on the darkest ground
  '--t-text': '#191d1e',
  '--t-text-2': '#43494b',
  '--t-text-3': '#5c6365',
  // accent: as text and line, as fill with its ink, as tint
  '--t-accent': '#0b6879',
  '--t-accent-fill': '#0b6879',
  '--t-accent-fill-hover': '#02515f',
  '--t-accent-ink': '#ffffff',
  '--t-accent-tint': '#e6f4f8',
  '--t-accent-line': '#90ccdb',
  '--t-focus': '#0b7f95',
  // session states: ink (text and icon), tint (ground), line (edge)
  '--t-pending': '#7f4f00',
  '--t-pending-tint': '#fef1e3',
  '--t-pending-line': '#bd8230',
  '--t-confirmed': '#006e35',
  '--t-confirmed-tint': '#e5faea',
  '--t-confirmed-line': '#92cfa1',
  '--t-canceled': '#963633',
  '--t-canceled-tint': '#fef0ee',
  '--t-canceled-line': '#f2a7a1',
  '--t-postponed': '#76408c',
  '--t-postponed-tint': '#faefff',
  '--t-postponed-line': '#d4ade6',
  // workers: a filled tile that carries the initials in --t-worker-ink (5:1 at least)
  '--t-worker-ink': '#ffffff',
  '--t-worker-1': '#0465af',
  '--t-worker-2': '#aa442b',
  '--t-worker-3': '#016c46',
  '--t-worker-4': '#6b3e95',
  '--t-worker-5': '#766202',
  '--t-worker-6': '#037a84',
  '--t-worker-7': '#90294b',
  '--t-worker-8': '#507b07',
  '--t-worker-9': '#353b91',
  '--t-worker-10': '#7b4200',
  '--t-worker-11': '#01544d',
  '--t-worker-12': '#9e4b8e',
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
  '--t-accent-fill-hover': '#0b6879',
  '--t-accent-ink': '#ffffff',
  '--t-accent-tint': '#14303a',
  '--t-accent-line': '#2c6c7c',
  '--t-focus': '#66c0d2',
  '--t-pending': '#f3ae58',
  '--t-pending-tint': '#33240f',
  '--t-pending-line': '#8f642c',
  '--t-confirmed': '#78d694',
  '--t-confirmed-tint': '#162c1e',
  '--t-confirmed-line': '#2f623f',
  '--t-canceled': '#ffa098',
  '--t-canceled-tint': '#3a2020',
  '--t-canceled-line': '#7c423e',
  '--t-postponed': '#dda4f7',
  '--t-postponed-tint': '#302238',
  '--t-postponed-line': '#664774',
  '--t-worker-ink': '#0f1416',
  '--t-worker-1': '#6db0f4',
  '--t-worker-2': '#fa9b82',
  '--t-worker-3': '#71d6a3',
  '--t-worker-4': '#b691e1',
  '--t-worker-5': '#ead070',
  '--t-worker-6': '#55e1f0',
  '--t-worker-7': '#dc7d94',
  '--t-worker-8': '#b7e18c',
  '--t-worker-9': '#7d8bdb',
  '--t-worker-10': '#e29858',
  '--t-worker-11': '#17b6a8',
  '--t-worker-12': '#f4a6e3',
  '--t-shadow-float': '0 0 0 1px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 50%)',
  '--t-shadow-dialog': '0 0 0 1px rgb(0 0 0 / 40%), 0 20px 48px rgb(0 0 0 / 60%)',
}

/** Points Mantine's own variables at the palette, so that stock parts (and `c="dimmed"`) meet the contrast as well. */
const mantine: Palette = {
  '--mantine-color-body': 'var(--t-surface)',
  '--mantine-color-text': 'var(--t-text)',
  '--mantine-color-dimmed': 'var(--t-text-3)',
  '--mantine-color-placeholder': 'var(--t-text-3)',
  '--mantine-color-anchor': 'var(--t-accent)',
  '--mantine-color-default': 'var(--t-surface)',
  '--mantine-color-default-hover': 'var(--t-hover)',
  '--mantine-color-default-color': 'var(--t-text)',
  '--mantine-color-default-border': 'var(--t-line-strong)',
  '--mantine-color-error': 'var(--t-canceled)',
  '--mantine-color-disabled': 'var(--t-sunken)',
  '--mantine-color-disabled-color': 'var(--t-text-3)',
  '--mantine-color-disabled-border': 'var(--t-line)',
  '--mantine-color-gray-light-color': 'var(--t-text-2)',
  '--mantine-color-gray-text': 'var(--t-text-2)',
  '--mantine-primary-color-filled': 'var(--t-accent-fill)',
  '--mantine-primary-color-filled-hover': 'var(--t-accent-fill-hover)',
  '--mantine-primary-color-light': 'var(--t-accent-tint)',
  '--mantine-primary-color-light-color': 'var(--t-accent)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: constants,
  light: { ...light, ...mantine },
  dark: { ...darkPalette, ...mantine },
})
