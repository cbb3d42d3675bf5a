import { downloadInTheEnd } from './downloads.ts';
import { typedTextKey } from './typed-text.ts';

const load = () => import('./fill-in.ts');

/** Types again what `keepTyped` has kept, as soon as the forms are back. */
export function restoreTyped(): void {
  try {
    if (sessionStorage.getItem(typedTextKey()) === null) return;
  } catch {
    // Blocked storage keeps nothing.
    return;
  }
  void downloadInTheEnd(load).then(({ fillIn }) => fillIn());
}
