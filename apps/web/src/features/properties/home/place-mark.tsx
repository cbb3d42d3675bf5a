import classes from './place-mark.module.css';

const WIDTH = 240;
const HEIGHT = 120;
/** How far the streets reach, so that they fill the drawing at every angle. */
const REACH = 160;
const TONES = 4;

/** A drawing of streets, blocks and a park, laid out by the path of a place: each place has its own. */
export function PlaceMark({ place }: { place: string }) {
  const draw = drawsOf(place);
  const tone = draw(0, TONES - 1);
  const tilt = draw(-40, 40);
  const block = { width: draw(26, 46), height: draw(18, 30) };
  const at = (column: number, row: number) => ({
    x: column * block.width + 3,
    y: row * block.height + 3,
  });
  const sized = (columns: number, rows: number) => ({
    width: columns * block.width - 6,
    height: rows * block.height - 6,
  });
  const park = { ...at(draw(-1, 0), draw(-1, 0)), ...sized(draw(1, 2), draw(1, 2)) };
  const { width, height } = sized(1, 1);
  const built = Array.from({ length: 5 }, () => at(draw(-3, 2), draw(-3, 2)))
    .map(({ x, y }) => `M${x} ${y}h${width}v${height}h-${width}z`)
    .join('');
  const avenue = `M-9 ${draw(10, 110)}Q${draw(60, 180)} ${draw(0, 120)} 249 ${draw(10, 110)}`;
  return (
    <svg
      className={classes.mark}
      data-tone={tone}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})rotate(${tilt})`}>
        <path className={classes.street} d={linesOf(block)} />
        <path className={classes.built} d={built} />
        <rect className={classes.park} rx={6} {...park} />
      </g>
      <path className={classes.avenue} d={avenue} />
      <circle className={classes.circle} cx={draw(50, 190)} cy={draw(30, 90)} r={draw(8, 13)} />
    </svg>
  );
}

function linesOf({ width, height }: { width: number; height: number }): string {
  const lines: string[] = [];
  for (let y = -height * 5; y <= REACH; y += height) lines.push(`M-${REACH} ${y}h${2 * REACH}`);
  for (let x = -width * 4; x <= REACH; x += width) lines.push(`M${x}-${REACH}v${2 * REACH}`);
  return lines.join('');
}

/** Whole numbers between two bounds, always the same ones for a text. */
function drawsOf(text: string): (least: number, most: number) => number {
  let state = 1;
  const mix = (value: number) => {
    state = Math.imul(state ^ value, 0x9e3779b1);
    state ^= state >>> 15;
  };
  for (const letter of text) mix(letter.codePointAt(0) ?? 0);
  return (least, most) => {
    mix(most);
    return least + ((state >>> 8) % (most - least + 1));
  };
}
