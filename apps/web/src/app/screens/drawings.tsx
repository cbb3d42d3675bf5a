import type { ReactNode } from 'react';

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg width="280" height="190" viewBox="0 0 280 190" aria-hidden="true" focusable="false">
      <circle cx="212" cy="48" r="26" fill="var(--pbr-rent)" />
      <path d="M0 172c50-16 92-18 140-14s98 4 140-2v34H0Z" fill="var(--pbr-sand)" />
      {children}
    </svg>
  );
}

/** An agave at the side of the road. */
function Agave() {
  return (
    <g fill="var(--pbr-primary)">
      <path d="M48 170c-1-18 0-32 4-44 4 12 5 26 4 44Z" />
      <path d="M46 171c-9-11-15-21-17-34 11 8 18 19 22 34Z" opacity=".8" />
      <path d="M58 171c9-11 15-21 17-34-11 8-18 19-22 34Z" opacity=".8" />
      <path d="M43 172c-12-4-21-10-27-19 13 1 23 7 31 18Z" opacity=".6" />
      <path d="M61 172c12-4 21-10 27-19-13 1-23 7-31 18Z" opacity=".6" />
    </g>
  );
}

/** A plot with a door but no house, for pages that do not exist. */
export function DoorWithoutHouse() {
  return (
    <Scene>
      <Agave />
      <path d="M112 168V88a32 32 0 0 1 64 0v80Z" fill="var(--pbr-surface)" />
      <g {...LINE}>
        <path d="M104 168V88a40 40 0 0 1 80 0v80M112 168V88a32 32 0 0 1 64 0v80M144 56v112" />
        <path d="M121 96h14v26h-14zm32 0h14v26h-14zM121 134h14v22h-14zm32 0h14v22h-14z" />
        <path d="M92 168h104" />
      </g>
      <path
        d="M186 62c10-3 16-11 16-20m-14 30c12 0 20-5 25-14m-26 26c10 4 18 3 26-3"
        {...LINE}
        stroke="var(--pbr-primary)"
      />
      <g fill="var(--pbr-accent)">
        <circle cx="202" cy="40" r="6" />
        <circle cx="214" cy="57" r="7" />
        <circle cx="214" cy="82" r="6" />
        <circle cx="192" cy="50" r="4" />
        <circle cx="201" cy="72" r="5" />
      </g>
    </Scene>
  );
}

/** A house with dark windows and a loose cable, for failed connections. */
export function HouseWithoutLight() {
  return (
    <Scene>
      <Agave />
      <path d="M104 168v-62l48-36 48 36v62Z" fill="var(--pbr-surface)" />
      <g {...LINE}>
        <path d="M94 113l58-43 58 43M104 107v61m96-61v61M88 168h124" />
        <path d="M140 168v-38h24v38" />
        <path d="M115 124h14v14h-14zm60 0h14v14h-14z" fill="var(--pbr-line)" />
        <path d="M244 168V78m-12 8h24" />
      </g>
      <path
        d="M232 86c-14 12-22 8-30 14m10 22c-8-2-8-8-4-11"
        {...LINE}
        stroke="var(--pbr-accent)"
      />
    </Scene>
  );
}
