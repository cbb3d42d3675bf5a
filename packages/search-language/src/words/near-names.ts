import { isOneSlipOf } from './nearness.ts';

/** Names by their lengths with their beginnings and their ends: one slip leaves one of both as it is. */
export type NearNames = ReadonlyMap<string, readonly string[]>;

const LETTERS = 2;
const startKey = (name: string, length: number) => `${length}${name.slice(0, LETTERS)}`;
const endKey = (name: string, length: number) => `${name.slice(-LETTERS)}${length}`;

export function nearNamesOf(names: Iterable<string>): NearNames {
  const byKey = new Map<string, string[]>();
  for (const name of names) {
    for (const key of [startKey(name, name.length), endKey(name, name.length)]) {
      const alike = byKey.get(key);
      if (alike) alike.push(name);
      else byKey.set(key, [name]);
    }
  }
  return byKey;
}

/** The names from which a typed one differs by a letter. */
export function namesNear(typed: string, names: NearNames): string[] {
  const near = new Set<string>();
  for (const length of [typed.length - 1, typed.length, typed.length + 1]) {
    for (const key of [startKey(typed, length), endKey(typed, length)])
      for (const name of names.get(key) ?? []) if (isOneSlipOf(typed, name)) near.add(name);
  }
  return [...near];
}
