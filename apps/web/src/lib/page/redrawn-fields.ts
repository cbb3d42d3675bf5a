import { downloadInTheEnd } from './downloads.ts';

/**
 * Looks at the fields that the server drew, before React takes them over. Where the page is not what React expects, as after a translation,
 * React draws that part once more with empty fields. The answered function, called then, enters there what somebody had typed in those that
 * are gone.
 */
export function watchDrawnFields(): () => void {
  const page = window.location.pathname;
  const drawn = [...document.querySelectorAll('input, textarea, select')];
  let focused: EventTarget | null = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  return () =>
    void downloadInTheEnd(() => import('./fill-in.ts')).then(({ fillInAgain }) => {
      if (window.location.pathname === page) fillInAgain(drawn, focused);
    });
}
