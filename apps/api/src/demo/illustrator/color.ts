type Channels = [number, number, number];

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `amount` 0 is the first colour, 1 the second; both as #rrggbb. */
export function mix(first: string, second: string, amount: number): string {
  const [a, b] = [channelsOf(first), channelsOf(second)];
  const mixed = a.map((channel, n) => Math.round(channel + ((b[n] ?? channel) - channel) * amount));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (color: string, amount: number) => mix(color, '#fffaf0', amount);
export const darker = (color: string, amount: number) => mix(color, '#1f1a2b', amount);
