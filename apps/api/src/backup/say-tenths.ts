import { formatCount } from '@pbr/schemas/format/numbers';

/** Says every tenth of the way how many are done; call the answer for each one. */
export function sayTenths(what: string, total: number, say: (line: string) => void): () => void {
  let done = 0;
  return () => {
    done += 1;
    const tenth = Math.floor((done * 10) / total);
    if (tenth > Math.floor(((done - 1) * 10) / total))
      say(`${formatCount(done)} de ${formatCount(total)} ${what}`);
  };
}
