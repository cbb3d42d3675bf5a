const KEY = 'pbr:favorites';
/** As many as one call can ask for. */
export const MAX_IN_BROWSER = 100;

const NONE: readonly string[] = [];
/** Where storage is blocked or full, what is kept lives as long as the page. */
let inMemory: string | undefined;
/** The same list for the same text: React compares what it is given. */
let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
const listeners = new Set<() => void>();

/** The listings that a visitor keeps in this browser, the last one first. */
export function browserFavorites(): readonly string[] {
  const text = inMemory ?? readText();
  if (text !== parsed.text) parsed = { text, ids: idsIn(text) };
  return parsed.ids;
}

/** On the server nobody keeps anything. */
export const noFavorites = () => NONE;

/** Keeps a listing, or keeps it no more. False when there is no room for one more. */
export function keepInBrowser(id: string, isFavorite: boolean): boolean {
  const others = browserFavorites().filter((one) => one !== id);
  if (isFavorite && others.length >= MAX_IN_BROWSER) return false;
  write(isFavorite ? [id, ...others] : others);
  return true;
}

/** They have found a better place. What was kept meanwhile stays. */
export function forgetInBrowser(ids: readonly string[]): void {
  write(browserFavorites().filter((id) => !ids.includes(id)));
}

/** Also for what another tab keeps. */
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
  const text = JSON.stringify(ids);
  try {
    localStorage.setItem(KEY, text);
    inMemory = undefined;
  } catch {
    inMemory = text;
  }
  for (const listener of listeners) listener();
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
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
