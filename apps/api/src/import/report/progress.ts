import { formatCount } from '@pbr/schemas/format/numbers';
import type { ImportProgress } from '../import-file.ts';

export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

const BAR = 24;
const REDRAW_MS = 100;

/** A bar on a terminal; elsewhere a line for every tenth of the file. */
export function showProgress(output: ProgressOutput, now: () => number, noun = 'filas') {
  const start = now();
  let drawnAt = -Infinity;
  let tenth = 0;

  return {
    update({ position, size, rows }: ImportProgress): void {
      const share = size === 0 ? 1 : Math.min(position / size, 1);
      const seconds = (now() - start) / 1000;
      const text = `${Math.floor(share * 100)} % · ${formatCount(rows)} ${noun}`;
      if (!output.isTTY) {
        if (Math.floor(share * 10) === tenth) return;
        tenth = Math.floor(share * 10);
        output.write(`${text}\n`);
        return;
      }
      if (now() - drawnAt < REDRAW_MS) return;
      drawnAt = now();
      const filled = Math.round(share * BAR);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
      const left = share > 0 ? Math.ceil((seconds / share) * (1 - share)) : 0;
      output.write(`\r${bar} ${text} · faltan ${formatCount(left)} s\u001B[K`);
    },
    clear(): void {
      if (output.isTTY) output.write('\r\u001B[K');
    },
  };
}
