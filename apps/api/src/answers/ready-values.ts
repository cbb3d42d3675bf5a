import { KeptValue, type KeptValueOptions, type WhoReads } from './kept-value.ts';
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
  const kept = new Map<object, { change: (author?: string) => void }>();
  return {
    get<Value extends object>(
      declared: ReadyValue<Value>,
      deps: ReadyValueDeps,
      reader: WhoReads,
    ): Promise<Value> {
      const own =
        (kept.get(declared) as KeptValue<Value> | undefined) ??
        new KeptValue(declared, deps, options);
      kept.set(declared, own);
      return own.read(deps, reader);
    },
    change(author) {
      for (const value of kept.values()) value.change(author);
    },
  };
}
