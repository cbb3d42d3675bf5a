import { describe, expect, it } from 'vitest';
import { showProgress } from './progress.ts';

function recorded(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const progress = showProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  const update = (position: number, rows: number, at: number) => {
    time = at;
    progress.update({ position, size: 1000, rows });
  };
  return { written, progress, update };
}

describe('the progress of an import', () => {
  it('prints a line for every tenth if the output is no terminal', () => {
    const { written, progress, update } = recorded(false);
    for (let position = 0; position <= 1000; position += 50) update(position, position * 10, 0);
    progress.clear();
    expect(written).toHaveLength(10);
    expect(written.at(-1)).toBe('100 % · 10,000 filas\n');
  });

  it('draws a bar with the remaining time on a terminal, at most ten times a second', () => {
    const { written, progress, update } = recorded(true);
    update(250, 1500, 2000);
    update(251, 1501, 2050);
    expect(written).toEqual([
      `\r${'█'.repeat(6)}${'░'.repeat(18)} 25 % · 1,500 filas · faltan 6 s\u001B[K`,
    ]);
    progress.clear();
    expect(written.at(-1)).toBe('\r\u001B[K');
  });

  it('handles an empty file', () => {
    const { written, progress } = recorded(false);
    progress.update({ position: 0, size: 0, rows: 0 });
    expect(written).toEqual(['100 % · 0 filas\n']);
  });
});
