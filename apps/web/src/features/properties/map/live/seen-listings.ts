import { useSyncExternalStore } from 'react';
import { keptTexts } from '../../../../lib/kept-texts.ts';

const KEY = 'pbr:map-seen';
const MOST = 300;

const texts = keptTexts(() => localStorage);
const listeners = new Set<() => void>();

/** The listings that somebody has opened on a map of this browser, separated by commas. */
const seen = () => texts.read(KEY) ?? '';

export function markSeen(id: string): void {
  const others = seen()
    .split(',')
    .filter((one) => one !== id && one !== '');
  texts.keep(KEY, [id, ...others].slice(0, MOST).join());
  for (const listener of listeners) listener();
}

export function useSeen(): (id: string) => boolean {
  const text = useSyncExternalStore(subscribe, seen);
  const ids = new Set(text.split(','));
  return (id) => ids.has(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
