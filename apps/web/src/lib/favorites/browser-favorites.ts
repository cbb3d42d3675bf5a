import { keptTexts } from '../kept-texts.ts';

const KEY = 'pbr:favorites';
/** The maximum of one request. */
export const MAX_IN_BROWSER = 100;

const NONE: readonly string[] = [];
const texts = keptTexts(() => localStorage);
/** Returns the same array for the same text, because React compares by identity. */
let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
const listeners = new Set<() => void>();

/** The visitor's favorites in this browser, newest first. */
export function browserFavorites(): readonly string[] {
  const text = texts.read(KEY);
  if (text !== parsed.text) parsed = { text, ids: idsIn(text) };
  return parsed.ids;
}

/** The server knows no favorites of the browser. */
export const noFavorites = () => NONE;

/** Adds or removes a favorite. Returns false if there is no room for another one. */
export function keepInBrowser(id: string, isFavorite: boolean): boolean {
  const others = browserFavorites().filter((one) => one !== id);
  if (isFavorite && others.length >= MAX_IN_BROWSER) return false;
  write(isFavorite ? [id, ...others] : others);
  return true;
}

/** Removes favorites that are now in the account. Those added in the meantime stay. */
export function forgetInBrowser(ids: readonly string[]): void {
  write(browserFavorites().filter((id) => !ids.includes(id)));
}

/** Also reports changes made in other tabs. */
export function subscribeToBrowserFavorites(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function write(ids: readonly string[]): void {
  texts.keep(KEY, JSON.stringify(ids));
  for (const listener of listeners) listener();
}

function idsIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return NONE;
    const ids = value.filter((id): id is string => typeof id === 'string');
    return [...new Set(ids)].slice(0, MAX_IN_BROWSER);
  } catch {
    return NONE;
  }
}
