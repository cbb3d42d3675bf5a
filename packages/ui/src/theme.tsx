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

/** The dark scheme; Mantine uses 7 for the page and 0 for the text. */
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

/** The web's fonts.css declares these fonts and their stand-ins. */
const SERIF =
  "Fraunces, 'Fraunces Stand-in Georgia', 'Fraunces Stand-in Noto', 'Fraunces Stand-in Times', Georgia, serif";
const SANS = "Figtree, 'Figtree Stand-in', system-ui, sans-serif";

export const theme = createTheme({
  colors: { agave, gray: stone, dark: night },
  primaryColor: 'agave',
  primaryShade: { light: 9, dark: 8 },
  autoContrast: true,
  white: '#ffffff',
  black: '#23211d',
  fontFamily: SANS,
  headings: { fontFamily: SERIF, fontWeight: '560' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Variables that are the same by day and at night. */
const shared = {
  /** Three cards side by side, and four from 101rem on. */
  '--pbr-page-width': 'clamp(75rem, 80vw - 2.5rem, 93.5rem)',
  /** The line length of running text. */
  '--pbr-measure': '65ch',
  '--pbr-gutter': 'clamp(1rem, 4vw, 2rem)',
  /** The height of the sticky header; elements that stick below it start here. */
  '--pbr-header-height': '4.25rem',

  '--pbr-text-hero': 'clamp(2.375rem, 1.55rem + 3.7vw, 4.25rem)',
  '--pbr-text-display': 'clamp(2rem, 1.6rem + 1.9vw, 3.125rem)',
  '--pbr-text-title': 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  '--pbr-text-subtitle': 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.3125rem)',
  '--pbr-text-lead': 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',

  '--pbr-space-1': '0.25rem',
  '--pbr-space-2': '0.5rem',
  '--pbr-space-3': '0.75rem',
  '--pbr-space-4': '1rem',
  '--pbr-space-5': '1.5rem',
  '--pbr-space-6': '2rem',
  '--pbr-space-7': '3rem',
  /** The space between the sections of a page. */
  '--pbr-space-section': 'clamp(2.5rem, 1.8rem + 3.2vw, 4.5rem)',
  '--pbr-radius-pill': '999px',

  /** Mantine's dialogs and drawers start at 200. */
  '--pbr-z-sticky': '50',
  '--pbr-z-header': '100',
  '--pbr-z-skip': '500',

  '--pbr-ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  '--pbr-fast': '140ms',
  '--pbr-slow': '280ms',
};

/** Variables that Mantine does not have, and the Mantine colours that must pass WCAG AA by day and at night. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: shared,
  light: {
    '--mantine-color-body': '#fbf8f3',
    '--mantine-color-text': '#23211d',
    '--mantine-color-dimmed': '#5e574d',
    '--mantine-color-placeholder': '#6b6458',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#154c32',
    '--mantine-color-default-border': '#8f8575',
    /** Cards, dialogs and fields, a step above the paper. */
    '--pbr-surface': '#ffffff',
    /** Bands a step below the paper. */
    '--pbr-sunken': '#f3eee5',
    /** A warmer band, for a section that stands out. */
    '--pbr-sand': '#efe4d2',
    '--pbr-line': '#e3dacb',
    /** The background of selected and hovered elements. */
    '--pbr-tint': '#e8f1ea',
    '--pbr-focus': '#154c32',
    '--pbr-primary': '#154c32',
    '--pbr-primary-hover': '#0f3b26',
    '--pbr-on-primary': '#ffffff',
    '--pbr-accent': '#9a1a59',
    '--pbr-accent-hover': '#7f1449',
    '--pbr-on-accent': '#ffffff',
    '--pbr-accent-text': '#9a1a59',
    '--pbr-danger': '#b3261e',
    '--pbr-danger-hover': '#8f1d17',
    '--pbr-on-danger': '#ffffff',
    /** The deep green band: the footer, a closing call. */
    '--pbr-band': '#12382a',
    '--pbr-on-band': '#f7f1e6',
    '--pbr-band-quiet': '#bfd2c6',
    '--pbr-band-line': '#2c5443',
    '--pbr-sale': '#dcebe0',
    '--pbr-on-sale': '#154c32',
    '--pbr-rent': '#f7e3c6',
    '--pbr-on-rent': '#6b3d06',
    '--pbr-both': '#fbdfec',
    '--pbr-on-both': '#7f1449',
    '--pbr-neutral': '#ece5d9',
    '--pbr-on-neutral': '#3d3831',
    '--pbr-strong': '#27241f',
    '--pbr-on-strong': '#faf7f2',
    '--pbr-shadow-soft': '0 1px 2px rgb(58 44 20 / 5%), 0 4px 12px rgb(58 44 20 / 5%)',
    '--pbr-shadow':
      '0 1px 2px rgb(58 44 20 / 6%), 0 6px 16px rgb(58 44 20 / 7%), 0 16px 40px rgb(58 44 20 / 7%)',
  },
  dark: {
    '--mantine-color-body': '#1a1916',
    '--mantine-color-text': '#ece7dd',
    '--mantine-color-dimmed': '#b3ada2',
    '--mantine-color-placeholder': '#a09a8f',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-anchor': '#92c2a5',
    '--mantine-color-default-border': '#7d776c',
    '--pbr-surface': '#242320',
    '--pbr-sunken': '#131210',
    '--pbr-sand': '#2b271f',
    '--pbr-line': '#3d3a34',
    '--pbr-tint': '#223229',
    '--pbr-focus': '#92c2a5',
    '--pbr-primary': '#2b7d54',
    '--pbr-primary-hover': '#236644',
    '--pbr-on-primary': '#ffffff',
    '--pbr-accent': '#c5307a',
    '--pbr-accent-hover': '#a82567',
    '--pbr-on-accent': '#ffffff',
    '--pbr-accent-text': '#f08cba',
    '--pbr-danger': '#c63a30',
    '--pbr-danger-hover': '#a42d25',
    '--pbr-on-danger': '#ffffff',
    '--pbr-band': '#10251b',
    '--pbr-on-band': '#ece7dd',
    '--pbr-band-quiet': '#a9bfb1',
    '--pbr-band-line': '#26402f',
    '--pbr-sale': '#1d4a33',
    '--pbr-on-sale': '#dcebe0',
    '--pbr-rent': '#5a3a10',
    '--pbr-on-rent': '#fbe7cb',
    '--pbr-both': '#5a1a3b',
    '--pbr-on-both': '#fbdbe9',
    '--pbr-neutral': '#3a3731',
    '--pbr-on-neutral': '#ece7dd',
    '--pbr-strong': '#ece7dd',
    '--pbr-on-strong': '#1a1916',
    '--pbr-shadow-soft': '0 1px 2px rgb(0 0 0 / 30%), 0 4px 12px rgb(0 0 0 / 25%)',
    '--pbr-shadow':
      '0 1px 2px rgb(0 0 0 / 35%), 0 6px 16px rgb(0 0 0 / 30%), 0 16px 40px rgb(0 0 0 / 30%)',
  },
});
