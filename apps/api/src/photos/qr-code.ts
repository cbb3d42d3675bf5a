import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** The quiet zone around a QR code, in modules. */
const QUIET = 4;

/** A text as a QR code, black on white, as SVG. */
export function qrCode(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return toSvgSource(code, { on: 'black', off: 'white', pad: QUIET });
}
