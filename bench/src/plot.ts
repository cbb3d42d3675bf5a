/** A line of the plot: its values at the sizes, in milliseconds. */
export interface Series {
  name: string;
  colour: string;
  values: readonly number[];
}

const WIDTH = 760;
const HEIGHT = 420;
const MARGIN = { top: 28, right: 190, bottom: 52, left: 64 };
const TICKS_MS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];

/** Draws cost against size on logarithmic axes, as an SVG with its own background for light and dark pages. */
export function plot(sizes: readonly number[], series: readonly Series[], title: string): string {
  const x = scale(sizes, MARGIN.left, WIDTH - MARGIN.right);
  const y = scale(TICKS_MS, HEIGHT - MARGIN.bottom, MARGIN.top);
  const parts = [
    ...TICKS_MS.map(
      (ms) =>
        `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="#ddd"/>${label(MARGIN.left - 8, y(ms) + 4, `${ms} ms`, 'end')}`,
    ),
    ...sizes.map((size) =>
      label(x(size), HEIGHT - MARGIN.bottom + 22, size.toLocaleString('es-MX'), 'middle'),
    ),
    label((MARGIN.left + WIDTH - MARGIN.right) / 2, HEIGHT - 8, 'propiedades', 'middle'),
    ...series.map((one) => line(one, sizes, x, y)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img">
<title>${title}</title>
<rect width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const low = Math.log10(Math.min(...values));
  const high = Math.log10(Math.max(...values));
  const end = high === low ? 1 : high - low;
  return (value) => round(from + ((Math.log10(value) - low) / end) * (to - from));
}

function line(
  { name, colour, values }: Series,
  sizes: readonly number[],
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  const points = values.map(
    (value, index) => [x(sizes[index] ?? 1), y(Math.max(0.5, value))] as const,
  );
  const last = points.at(-1) ?? [0, 0];
  const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3.5" fill="${colour}"/>`);
  return `<polyline fill="none" stroke="${colour}" stroke-width="2.5" points="${points.map((point) => point.join()).join(' ')}"/>${dots.join('')}${label(last[0] + 10, last[1] + 4, name, 'start', colour)}`;
}

function label(
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end',
  fill = '#444',
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}">${text}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
