export const HOURS = ['morning', 'noon', 'evening', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** What an hour of the day does to everything that is drawn. */
export interface Light {
  hour: Hour;
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  orb: { x: number; y: number; radius: number; color: string };
  cloud: string;
  /** The colour that everything takes on, and how much of it. */
  ambient: string;
  ambience: number;
  /** Panes that nobody has lit. */
  glass: string;
  /** Share of windows with light in them. */
  litWindows: number;
}

export const lights: Record<Hour, Light> = {
  morning: {
    hour: 'morning',
    sky: ['#9cc7dc', '#cfe2e2', '#f9e8cc'],
    orb: { x: 0.2, y: 0.3, radius: 64, color: '#fff4d6' },
    cloud: '#ffffff',
    ambient: '#ffe7c4',
    ambience: 0.07,
    glass: '#b5d2d8',
    litWindows: 0.05,
  },
  noon: {
    hour: 'noon',
    sky: ['#5fabd3', '#98cbe0', '#dcf0ee'],
    orb: { x: 0.78, y: 0.14, radius: 58, color: '#fffbe8' },
    cloud: '#ffffff',
    ambient: '#ffffff',
    ambience: 0.03,
    glass: '#9cc4d2',
    litWindows: 0,
  },
  evening: {
    hour: 'evening',
    sky: ['#7c86b4', '#e6a184', '#fbd8a0'],
    orb: { x: 0.74, y: 0.52, radius: 84, color: '#fff0c2' },
    cloud: '#f6c3a6',
    ambient: '#ee9a63',
    ambience: 0.15,
    glass: '#d9b79c',
    litWindows: 0.4,
  },
  night: {
    hour: 'night',
    sky: ['#18244a', '#3a4679', '#9a6d92'],
    orb: { x: 0.24, y: 0.17, radius: 44, color: '#f7efd8' },
    cloud: '#5c6596',
    ambient: '#1c2750',
    ambience: 0.42,
    glass: '#56658f',
    litWindows: 0.65,
  },
};

export const LAMP_LIGHT = '#ffdc96';
