import { type KeptValue, type KeptValueOptions, keepValue, type WhoReads } from './kept-value.ts';
import type { ReadyValue, ReadyValueDeps } from './ready-value.ts';

/** The ready values of this process. */
export interface ReadyValues {
  get: <Value extends object>(
    declared: ReadyValue<Value>,
    deps: ReadyValueDeps,
    reader: WhoReads,
  ) => Promise<Value>;
  /** Something has changed, by this person if it is known: later readers see it as soon as each value promises. */
  change: (author?: string) => void;
}

export function createReadyValues(options: KeptValueOptions): ReadyValues {
  const kept = new Map<object, KeptValue<object>>();
  return {
    get(declared, deps, reader) {
      const own =
        (kept.get(declared) as KeptValue<never> | undefined) ?? keepValue(declared, options);
      kept.set(declared, own);
      return own.read(deps, reader);
    },
    change(author) {
      for (const value of kept.values()) value.change(author);
    },
  };
}

/** Finds each value for each reader. */
export const noReadyValues: ReadyValues = {
  get: (declared, deps) => declared.find(deps),
  change: () => {},
};
