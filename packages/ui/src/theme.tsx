import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** The deep green of agave leaves: primary. */
const agave: MantineColorsTuple = [
  '#eef6f0',
  '#dcebe0',
  '#b9d8c4',
  '#92c2a5',
  '#6fae88',
  '#4f9a6e',
  '#39865b',
  '#28704a',
  '#1d5e3d',
  '#154c32',
];

/** The one accent: favourites and the main call to action. */
const bugambilia: MantineColorsTuple = [
  '#fdf0f6',
  '#fbdbe9',
  '#f6b5d2',
  '#f08cba',
  '#e9649f',
  '#df4489',
  '#cd2e78',
  '#bd266d',
  '#ac1f64',
  '#9a1a59',
];

/** Sand and stone; Mantine draws borders with 4 and quiet text with 6. */
const stone: MantineColorsTuple = [
  '#faf7f2',
  '#f3eee5',
  '#e8e1d5',
  '#d9d0c1',
  '#8f8575',
  '#7a7163',
  '#665e52',
  '#544d43',
  '#3d3831',
  '#27241f',
];

/** Night over the same paper; Mantine takes 7 as the page and 0 as the text. */
const night: MantineColorsTuple = [
  '#ece7dd',
  '#cbc5ba',
  '#aaa499',
  '#8b857b',
  '#6f6a61',
  '#3d3a34',
  '#2b2925',
  '#1a1916',
  '#141310',
  '#0e0d0b',
];

const SERIF = "ui-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const theme = createTheme({
  colors: { agave, bugambilia, gray: stone, dark: night },
  primaryColor: 'agave',
  primaryShade: { light: 9, dark: 8 },
  autoContrast: true,
  white: '#ffffff',
  black: '#23211d',
  fontFamily: SANS,
  headings: { fontFamily: SERIF, fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
  },
});

/** What Mantine has no name for, and those of its colours that must pass WCAG AA on paper and at night. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--pbr-page-width': '75rem',
  },
  light: {
    '--mantine-color-body': '#fbf8f3',
    '--mantine-color-text': '#23211d',
    '--mantine-color-dimmed': '#5e574d',
    '--mantine-color-placeholder': '#6b6458',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#154c32',
    '--mantine-color-default-border': '#d9d0c1',
    /** Cards, dialogs and fields, a step above the paper. */
    '--pbr-surface': '#ffffff',
    /** Bands that lie a step below it. */
    '--pbr-sunken': '#f3eee5',
    '--pbr-line': '#e3dacb',
    '--pbr-focus': '#154c32',
    '--pbr-accent': '#9a1a59',
    '--pbr-accent-hover': '#7f1449',
    '--pbr-on-accent': '#ffffff',
    '--pbr-sale': '#dcebe0',
    '--pbr-on-sale': '#154c32',
    '--pbr-rent': '#f7e3c6',
    '--pbr-on-rent': '#6b3d06',
    '--pbr-shadow': '0 1px 2px rgb(35 33 29 / 6%), 0 8px 24px rgb(35 33 29 / 8%)',
  },
  dark: {
    '--mantine-color-body': '#1a1916',
    '--mantine-color-text': '#ece7dd',
    '--mantine-color-dimmed': '#b3ada2',
    '--mantine-color-placeholder': '#a09a8f',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-anchor': '#92c2a5',
    '--mantine-color-default-border': '#4a463f',
    '--pbr-surface': '#242320',
    '--pbr-sunken': '#131210',
    '--pbr-line': '#3d3a34',
    '--pbr-focus': '#92c2a5',
    '--pbr-accent': '#f08cba',
    '--pbr-accent-hover': '#f6b5d2',
    '--pbr-on-accent': '#2b0418',
    '--pbr-sale': '#1d4a33',
    '--pbr-on-sale': '#dcebe0',
    '--pbr-rent': '#5a3a10',
    '--pbr-on-rent': '#fbe7cb',
    '--pbr-shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 35%)',
  },
});
