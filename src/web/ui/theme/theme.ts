import {
  type ActionIcon,
  type Button,
  type Checkbox,
  createTheme,
  type Drawer,
  type Input,
  type Menu,
  type Modal,
  type PasswordInput,
  type Popover,
  type SegmentedControl,
  type Select,
} from '@mantine/core'
import { filterOptions } from '../choices/filter-options.ts'
import { dark, gray, petrol, red } from './shades.ts'

/** Mantine's `Component.extend` without importing the component: the theme loads with every page, most components do not. */
const extendComponent = <C extends { extend: (part: never) => unknown }>(part: Parameters<C['extend']>[0]) => part

/** The font, the machine's fonts that take its place until it has arrived (fonts.css), and what is left on a machine with none of them. */
const fontFamily = "'Figtree Variable', 'Figtree Arial', 'Figtree Roboto', 'Figtree DejaVu', system-ui, sans-serif"

/**
 * The look of Turnos: one quiet accent (petrol), neutral greys, four session states and twelve worker colors.
 *
 * Every color with a meaning is a CSS variable `--t-…` with a light and a dark value (palette.ts). Components use these and never a
 * shade by number; shades.ts exists because Mantine's own components ask for ten shades.
 */
export const theme = createTheme({
  colors: { petrol, gray, dark, red },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#191d1e',
  fontFamily,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.35' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.1875rem', sm: '0.3125rem', md: '0.4375rem', lg: '0.625rem', xl: '1rem' },
  defaultRadius: 'md',
  // Only popovers and dialogs have a shadow; everything else is separated by thin lines.
  shadows: { xs: 'none', sm: 'none', md: 'var(--t-shadow-float)', lg: 'var(--t-shadow-float)', xl: 'var(--t-shadow-dialog)' },
  // The ring is drawn by base.css; 'never' would hide it on Mantine's components.
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Buttons have two sizes only: the control height, and `xs` in cards and popovers.
    Button: extendComponent<typeof Button>({
      defaultProps: { size: 'sm' },
      vars: (_theme, { size }) => ({
        root:
          size === 'xs'
            ? {
                '--button-height': 'var(--t-small-control-height)',
                '--button-padding-x': '0.625rem',
                '--button-fz': 'var(--t-small-control-font)',
              }
            : { '--button-height': 'var(--t-control-height)', '--button-padding-x': '0.875rem', '--button-fz': 'var(--t-control-font)' },
      }),
      styles: { label: { fontWeight: 500 } },
    }),
    ActionIcon: extendComponent<typeof ActionIcon>({ defaultProps: { variant: 'subtle', color: 'gray', size: 'var(--t-control-height)' } }),
    Input: extendComponent<typeof Input>({
      vars: (_theme, { error }) => ({
        wrapper: {
          '--input-height': 'var(--t-control-height)',
          '--input-fz': 'var(--t-control-font)',
          '--input-bd': error ? 'var(--t-danger)' : 'var(--t-control)',
        },
      }),
    }),
    InputWrapper: extendComponent<typeof Input.Wrapper>({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: {
        label: { fontSize: '0.8125rem', fontWeight: 500, marginBottom: '0.25rem' },
        description: { fontSize: '0.75rem', color: 'var(--t-text-3)', marginTop: '0.25rem' },
        error: { fontSize: '0.75rem', color: 'var(--t-danger)', marginTop: '0.25rem' },
      },
    }),
    PasswordInput: extendComponent<typeof PasswordInput>({
      defaultProps: { visibilityToggleFocusable: true, visibilityToggleButtonProps: { 'aria-label': 'Mostrar la contraseña' } },
    }),
    Select: extendComponent<typeof Select>({
      defaultProps: { checkIconPosition: 'right', comboboxProps: { shadow: 'md' }, allowDeselect: false, filter: filterOptions },
    }),
    Checkbox: extendComponent<typeof Checkbox>({
      defaultProps: { size: 'xs', radius: 'xs' },
      styles: { input: { borderColor: 'var(--t-control)' } },
    }),
    SegmentedControl: extendComponent<typeof SegmentedControl>({
      defaultProps: { size: 'xs', withItemsBorders: false },
      vars: () => ({ root: { '--sc-font-size': 'var(--t-small-control-font)' } }),
      styles: {
        // Segments that do not fit beside each other stand in several rows.
        root: { flexWrap: 'wrap', background: 'var(--t-sunken)', boxShadow: 'inset 0 0 0 1px var(--t-line)' },
        label: { fontWeight: 500 },
        indicator: { boxShadow: '0 0 0 1px var(--t-line-strong)' },
      },
    }),
    Popover: extendComponent<typeof Popover>({
      defaultProps: { shadow: 'md', radius: 'lg', offset: 6, transitionProps: { duration: 120, transition: 'fade' } },
    }),
    Menu: extendComponent<typeof Menu>({
      defaultProps: {
        // The placeholder is focusable without a menu role, which axe reports.
        withInitialFocusPlaceholder: false,
        shadow: 'md',
        transitionProps: { duration: 80, transition: 'fade' },
      },
    }),
    Modal: extendComponent<typeof Modal>({
      defaultProps: {
        radius: 'lg',
        shadow: 'xl',
        centered: true,
        overlayProps: { backgroundOpacity: 0.35 },
        transitionProps: { duration: 150, transition: 'fade' },
      },
    }),
    Drawer: extendComponent<typeof Drawer>({
      defaultProps: {
        position: 'right',
        size: '30rem',
        shadow: 'xl',
        overlayProps: { backgroundOpacity: 0.25 },
        transitionProps: { duration: 180 },
      },
    }),
  },
})
