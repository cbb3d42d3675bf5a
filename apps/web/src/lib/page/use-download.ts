import { useEffect, useEffectEvent, useState } from 'react';
import { downloadInTheEnd } from './downloads.ts';

interface NeededPart<Module> {
  /** Always the same function. */
  load: () => Promise<Module>;
  /** `undefined` as long as nobody needs it; a new need tries again at once. */
  need: unknown;
  /** Called after each attempt in vain. */
  onFailure?: () => void;
}

/** A part of the page that is downloaded when it is first needed; `undefined` until it is there. */
export function useDownload<Module extends object>(part: NeededPart<Module>): Module | undefined {
  const { load } = part;
  const [module, setModule] = useState<Module>();
  const need = module === undefined ? part.need : undefined;
  const onFailure = useEffectEvent(() => part.onFailure?.());
  useEffect(() => {
    if (need === undefined) return undefined;
    const ending = new AbortController();
    void downloadInTheEnd(load, { onFailure, signal: ending.signal }).then((loaded) => {
      setModule(() => loaded);
    });
    return () => ending.abort();
  }, [load, need]);
  return module;
}
