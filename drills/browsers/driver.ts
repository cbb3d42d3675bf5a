/** The part of a browser that the journeys use. Both protocols carry the same input actions, those of the WebDriver standard. */
export interface Driver {
  goTo: (url: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page; its value must be a text. */
  evaluate: (expression: string) => Promise<string>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Gives files to the file field that the expression finds. */
  attach: (expression: string, files: readonly string[]) => Promise<void>;
  /** Errors and warnings that the browser wrote into its console. */
  noise: readonly string[];
  close: () => Promise<void>;
}

/** An installed browser. */
export interface Engine {
  /** Opens a window with a session of its own, whose page has this size. */
  openWindow: (size: Size) => Promise<Driver>;
  stop: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

interface PointerAction {
  type: 'pointerMove' | 'pointerDown' | 'pointerUp';
  x?: number;
  y?: number;
  button?: number;
}

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

export type InputSource =
  | { type: 'pointer'; id: string; actions: PointerAction[] }
  | { type: 'key'; id: string; actions: KeyAction[] };

export const clickAt = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const ENTER = '\uE007';
const CONTROL = '\uE009';

const TAB = '\uE004';

/** A line break is the Enter key. */
export const typed = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text.replaceAll('\n', ENTER).replaceAll('\t', TAB)].flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]),
});

export const pressedWithControl = (key: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value: CONTROL },
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
    { type: 'keyUp', value: CONTROL },
  ],
});
