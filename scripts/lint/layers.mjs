import { posix } from 'node:path';
import { againstOrder } from './room-order.mjs';
import { packages, rooms } from './rooms.mjs';

/**
 * Answers why `file` may not import `specifier`, or null if it may. Paths are relative to the root of the repository, with
 * forward slashes; `typeOnly` says that the import is `import type`.
 */
export function refusal(file, specifier, typeOnly) {
  const from = roomOf(file);
  if (!from)
    return `${file} belongs to no room: move it to a folder that the table in scripts/lint/rooms.mjs lists`;
  const bare = specifier.replace(/[?#].*$/, '');
  if (/^\.{1,2}(\/|$)/.test(bare))
    return relative(from, file, posix.join(posix.dirname(file), bare), typeOnly);
  if (bare.startsWith('@pbr/')) {
    const entry = packages.find(({ name }) => name.test(bare));
    if (!entry) return `${bare} is not an entry of any package in this repository`;
    return allows(from.room.rooms, { name: entry.room }, from, typeOnly)
      ? null
      : words(from, entry.room, typeOnly);
  }
  return allows(from.room.outside, { name: bare }, from, typeOnly)
    ? null
    : words(from, `'${bare}'`, typeOnly);
}

function relative(from, file, target, typeOnly) {
  if (packageOf(file) !== packageOf(target))
    return 'reach another package by its name, not by a path';
  const to = roomOf(target);
  if (!to) return `${target} belongs to no room`;
  const found = { name: to.room.name, feature: to.feature };
  if (!allows(from.room.rooms, found, from, typeOnly))
    return words(from, `${to.room.name} (${target})`, typeOnly);
  // Tests belong to no feature: they import from all rooms.
  return typeOnly || from.feature === undefined ? null : againstOrder(file, target);
}

function roomOf(file) {
  for (const room of rooms) {
    const match = room.files.exec(file);
    if (match) return { room, feature: match[1] };
  }
  return null;
}

function packageOf(file) {
  return /^(?:(?:apps|packages)\/[^/]+|[^/]+(?=\/))/.exec(file)?.[0] ?? '';
}

function allows(entries, target, from, typeOnly) {
  let allowed = false;
  for (const entry of entries) {
    const [, sign, kind, own, pattern] = /^(!)?(type )?(own )?(.+)$/.exec(entry);
    if (!matches(pattern, target.name)) continue;
    if (own && target.feature !== from.feature) continue;
    if (kind && !typeOnly) continue;
    allowed = !sign;
  }
  return allowed;
}

function matches(pattern, name) {
  const source = pattern.split('*').map((part) => part.replace(/[.\\/+?^${}()|[\]]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(name);
}

function words(from, target, typeOnly) {
  return `${from.room.name} may not ${typeOnly ? 'import the type of' : 'import'} ${target}: it is not in its list`;
}
