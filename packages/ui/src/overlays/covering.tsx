import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Called by what lies over all dialogs: below it, none of them closes by Escape. */
export function useCovering(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether something lies over all dialogs. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}

function change(by: number) {
  count += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
