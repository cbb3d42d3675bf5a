/** The beginning of a JPEG of this size, which is all that is read before it is sent; as many bytes in all. */
export function aJpeg(
  name: string,
  {
    width = 1200,
    height = 900,
    bytes = 0,
  }: { width?: number; height?: number; bytes?: number } = {},
): File {
  const frame = [
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
  ];
  const head = new Uint8Array([...frame, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  const rest = new Uint8Array(Math.max(0, bytes - head.length));
  return new File([head, rest], name, { type: 'image/jpeg' });
}

/** A file of this text, whatever its name promises. */
export const aFileOf = (text: string, name: string, type = ''): File =>
  new File([Uint8Array.from(text, (char) => char.charCodeAt(0))], name, { type });

interface FakeRedraw {
  blob: Blob;
  width: number;
  height: number;
}

/** A stand-in for the worker that redraws photos; the test answers it by hand. */
export class FakeWorker extends EventTarget {
  static running: FakeWorker[] = [];
  asked: { file: File; format: string }[] = [];
  isStopped = false;

  constructor() {
    super();
    FakeWorker.running.push(this);
  }

  postMessage(task: { file: File; format: string }) {
    this.asked.push(task);
  }

  terminate() {
    this.isStopped = true;
  }

  answer(width: number, height: number, bytes = 700_000) {
    const blob = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    this.say({ blob, width, height });
  }

  cannotRead() {
    this.say(null);
  }

  isIncomplete() {
    this.say('incomplete');
  }

  crash() {
    this.dispatchEvent(new Event('error'));
  }

  private say(data: FakeRedraw | 'incomplete' | null) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}
