/** SVG as text. Colours and numbers are our own, so nothing is escaped. */

interface Look {
  opacity?: number;
  stroke?: string;
  width?: number;
  /** Radius of rounded corners. */
  rx?: number;
}

const short = (value: number) => Math.round(value * 10) / 10;

function attributes(fill: string, { opacity, stroke, width, rx }: Look): string {
  return [
    ` fill="${fill}"`,
    opacity === undefined ? '' : ` opacity="${short(opacity * 10) / 10}"`,
    stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${short(width ?? 2)}"`,
    rx === undefined ? '' : ` rx="${short(rx)}"`,
  ].join('');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, look: Look = {}) {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${attributes(fill, look)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, look: Look = {}) {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${attributes(fill, look)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  look: Omit<Look, 'rx'> = {},
) {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"${attributes(fill, look)}/>`;
}

/** `d` as in SVG; numbers in it are written as they are. */
export function path(d: string, fill: string, look: Look = {}) {
  return `<path d="${d}"${attributes(fill, look)}/>`;
}

export function polygon(
  points: readonly (readonly [number, number])[],
  fill: string,
  look: Look = {},
) {
  const list = points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
  return `<polygon points="${list}"${attributes(fill, look)}/>`;
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  opacity = 1,
) {
  return `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** A curve without filling. */
export function curve(d: string, color: string, width: number, opacity = 1) {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

export function group(parts: readonly string[], transform = '') {
  return `<g${transform === '' ? '' : ` transform="${transform}"`}>${parts.join('')}</g>`;
}

/** Shows `parts` only inside the rectangle. The name must be its own within a drawing. */
export function clipped(
  name: string,
  [x, y, w, h, rx = 0]: readonly [number, number, number, number, number?],
  parts: readonly string[],
) {
  return `<clipPath id="${name}">${rect(x, y, w, h, '#000', { rx })}</clipPath><g clip-path="url(#${name})">${parts.join('')}</g>`;
}

/** Top to bottom; use it as `url(#name)`. */
export function verticalGradient(name: string, stops: readonly (readonly [number, string])[]) {
  const list = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient>`;
}

export function glow(name: string, color: string, opacity: number) {
  return `<radialGradient id="${name}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}

/** `count` things in a row. */
export function repeat(count: number, draw: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => draw(n)).join('');
}
