// npm run house: prints figures on how light the code is, over the files that git does not ignore. Only lines with a token count. Fails when
// a figure is worse than the one written beside it; `-- --list` names the files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { folderCycles } from './folder-cycles.mjs';
import { alikeSheets } from './sheets.mjs';

const root = resolve(import.meta.dirname, '..');
const STILTED =
  /^\s*(?:\/\/|\/\*\*|\*) (?:(?:Of|Whom|Whose|Whoever|Who|What|Where|Which|That|As) [a-z]|.*(?<![Tt]here )\b(?:is|are) no (?!longer|more|less|older|reason|way|rival)[a-z])/gmu;
const COMMENTS_AND_STRINGS =
  /(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`)|\/\*[^]*?\*\/|\/\/[^\n]*/gu;

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
const files = String(listed)
  .split('\n')
  .filter((name) => /\.(?:ts|tsx|mjs|css)$/u.test(name))
  .filter(
    (name) => existsSync(join(root, name)) && !/routeTree\.gen|\/migrations\/|\.d\.ts$/u.test(name),
  )
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
const isTest = ({ name }) => /\.(?:test|spec)\.|\/testing[-/.]|^(?:e2e|drills|bench)\//u.test(name);
const sources = files.filter((file) => !isTest(file));
const code = sources.filter(({ name }) => !name.endsWith('.css'));

/** Counts the lines with a token: neither blank nor only a comment. */
function lines({ name, text }) {
  const bare = name.endsWith('.css')
    ? text.replaceAll(/\/\*[^]*?\*\//gu, '')
    : text.replaceAll(COMMENTS_AND_STRINGS, (match, string) => (string === undefined ? '' : match));
  return bare.split('\n').filter((line) => line.trim() !== '').length;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const at = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)];

/** The folders with the most source files, [folder, count]. */
function fullest(most) {
  const counts = new Map();
  for (const { name } of code) {
    const folder = posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, most);
}

const sizes = code.map(lines).toSorted((a, b) => a - b);
const withMantine = code.filter(
  ({ name, text }) => name.startsWith('apps/') && text.includes("'@mantine/"),
);
const stilted = files.flatMap(({ name, text }) => [...text.matchAll(STILTED)].map(() => name));
const pairs = alikeSheets(sources.filter(({ name }) => name.endsWith('.css')));
const cycles = ['apps/api/src', 'packages/search-language/src'].flatMap((folder) =>
  folderCycles(
    code.filter(({ name }) => !/\.fixture\./u.test(name)),
    folder,
  ),
);
const readings = code.flatMap(({ text }) => text.match(/(?<!function )\breadTerms\(/gu) ?? []);
const [[, mostInFolder]] = fullest(1);

console.log(`source lines        ${sum(sizes)} in ${code.length} files`);
console.log(
  `lines of a file     median ${at(sizes, 0.5)}, p90 ${at(sizes, 0.9)}, most ${at(sizes, 1)}`,
);
console.log(
  `fullest folders     ${fullest(5)
    .map(([folder, count]) => `${count} ${folder}`)
    .join(', ')}`,
);
console.log('');
bounded('files in a folder', mostInFolder, 25);
bounded('folders in circles', cycles.flat().length, 0);
bounded('readings of a text', readings.length, 1);
bounded('Mantine outside ui', withMantine.length, 0);
bounded('sheets alike', pairs.length, 0);
bounded('stilted comments', stilted.length, 0);
if (process.argv.includes('--list')) {
  for (const circle of cycles) console.log(`circle ${circle.join(' ')}`);
  for (const { name } of withMantine) console.log(`mantine ${name}`);
  for (const pair of pairs) console.log(`alike ${pair.join(' ')}`);
  for (const name of new Set(stilted)) console.log(`stilted ${name}`);
}

/** A figure that may only shrink: `most` follows it down. */
function bounded(name, value, most) {
  const isWorse = value > most;
  console.log(`${name.padEnd(19)} ${value} of at most ${most}${isWorse ? '  <- worse' : ''}`);
  if (isWorse) process.exitCode = 1;
}
