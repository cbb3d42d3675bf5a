/** The colours of the style sheet, as MapLibre reads them. */
const COLORS = {
  water: 'var(--water)',
  shore: 'var(--shore)',
  paper: 'var(--paper)',
  abroad: 'var(--abroad)',
  coast: 'var(--coast)',
  border: 'var(--border)',
  net: 'var(--net)',
  green: 'var(--pbr-focus)',
  name: 'color-mix(in srgb, var(--mantine-color-anchor) 70%, var(--mantine-color-text))',
};

export type MapColors = Record<keyof typeof COLORS, string>;

/** Reads the colours in the scheme of the page. */
export const mapColors = (element: HTMLElement): MapColors => readColors(element, COLORS);

/** Reads colours of a style sheet as they are in this element. */
export function readColors<Name extends string>(
  element: HTMLElement,
  named: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const probe = element.appendChild(document.createElement('span'));
  // The style sheet for people who want no motion gives every change of colour a moment.
  probe.style.transition = 'none';
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (color: string) => {
    probe.style.color = color;
    if (!brush) return '#888888';
    // A mixed colour is written in a way that only browsers read: its pixel is plain.
    brush.fillStyle = getComputedStyle(probe).color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colors = Object.fromEntries(
    Object.entries<string>(named).map(([name, color]) => [name, read(color)]),
  );
  probe.remove();
  return colors as Record<Name, string>;
}

/** Calls back when the person changes between the light and the dark scheme. */
export function onSchemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-mantine-color-scheme'],
  });
  return () => observer.disconnect();
}
