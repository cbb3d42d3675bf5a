import { type JpegSegment, uint16 } from './segments.ts';

/** The header of the picture. */
export interface Frame {
  isProgressive: boolean;
  width: number;
  height: number;
  /** The position of the height in the file. */
  heightAt: number;
  components: readonly Component[];
}

/** A component, and how many samples it has in each direction in relation to the others. */
interface Component {
  id: number;
  across: number;
  down: number;
}

/** A component of a scan, with the numbers of its tables. */
export interface ScanComponent extends Component {
  dc: number;
  ac: number;
}

/** The last of the three kinds whose blocks of 8 x 8 pixels are written in Huffman codes. */
const PROGRESSIVE = 0xc2;
/** CMYK has four; files with more are not photos. */
const MAX_COMPONENTS = 4;

export const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads the header of the picture; `null` if it is written in another way. */
export function readFrame({ marker, at, body }: JpegSegment): Frame | null {
  const [, , , , , count = 0] = body;
  if (marker > PROGRESSIVE || count > MAX_COMPONENTS) return null;
  const components = Array.from({ length: count }, (_, n) => {
    const [id = 0, samples = 0] = body.subarray(6 + n * 3);
    return { id, across: samples >> 4 || 1, down: samples & 15 || 1 };
  });
  return {
    isProgressive: marker === PROGRESSIVE,
    height: uint16(body, 1),
    width: uint16(body, 3),
    heightAt: at + 1,
    components,
  };
}

/** Reads the header of a scan; answers nothing for one that only makes sharper what an earlier one brought. */
export function readScan(frame: Frame, body: Uint8Array): ScanComponent[] {
  const [count = 0] = body;
  const [start, , refinement = 0] = body.subarray(1 + count * 2);
  if (frame.isProgressive && (start !== 0 || refinement >> 4 !== 0)) return [];
  const scan: ScanComponent[] = [];
  for (let at = 1; at <= count * 2; at += 2) {
    const [id, tables = 0] = body.subarray(at);
    const component = frame.components.find((one) => one.id === id);
    if (component) scan.push({ ...component, dc: tables >> 4, ac: tables & 15 });
  }
  return scan;
}

/** The units of a scan: several components share each of them, one alone has a unit for each of its blocks. */
export function gridOf({ width, height, components }: Frame, scan: readonly Component[]) {
  const across = Math.max(...components.map((component) => component.across));
  const down = Math.max(...components.map((component) => component.down));
  const [alone] = scan.length === 1 ? scan : [];
  const unitWidth = (8 * across) / (alone?.across ?? 1);
  const unitHeight = (8 * down) / (alone?.down ?? 1);
  return {
    unitHeight,
    perRow: Math.ceil(width / unitWidth),
    rowCount: Math.ceil(height / unitHeight),
    blocksIn: (component: Component) => (alone ? 1 : component.across * component.down),
  };
}
