import { posix } from 'node:path';

const IMPORTS = /^(?:import|export)\s+(?<names>[^'";]*?)\s*from\s+'(?<target>\.[^']+)';/gmu;

/** Whether an import's names include a value: `{ type A }` and `type { A }` are types alone. */
function isOfValues(names) {
  if (names.startsWith('type ')) return false;
  const listed = /^\{(?<list>[^}]*)\}$/su.exec(names)?.groups.list;
  return listed === undefined || listed.split(',').some((name) => /^\s*(?!type\s)\S/u.test(name));
}

/**
 * The folders that import values from each other in a circle, one list for each circle. `files` are `{ name, text }`; those directly in `root`
 * are the wiring and do not count.
 */
export function folderCycles(files, root) {
  const folders = new Map();
  for (const { name, text } of files) {
    const folder = posix.dirname(name);
    if (!folder.startsWith(`${root}/`)) continue;
    const targets = folders.get(folder) ?? new Set();
    folders.set(folder, targets);
    for (const { groups } of text.matchAll(IMPORTS)) {
      const target = posix.dirname(posix.join(folder, groups.target));
      if (isOfValues(groups.names) && target !== folder && target.startsWith(`${root}/`))
        targets.add(target);
    }
  }
  const reached = new Map(
    [...folders.keys()].map((folder) => [folder, reachedFrom(folders, folder)]),
  );
  const cycles = new Map();
  for (const folder of inOrder([...folders.keys()])) {
    const circle = [...reached.get(folder)].filter((other) => reached.get(other)?.has(folder));
    if (circle.length > 1) cycles.set(inOrder(circle).join(' '), inOrder(circle));
  }
  return [...cycles.values()];
}

const inOrder = (names) => names.toSorted((a, b) => (a < b ? -1 : 1));

/** Every folder that imports lead to from this one, itself included if they lead back. */
function reachedFrom(folders, start) {
  const reached = new Set();
  const next = [...(folders.get(start) ?? [])];
  for (let folder = next.pop(); folder; folder = next.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    next.push(...(folders.get(folder) ?? []));
  }
  return reached;
}
