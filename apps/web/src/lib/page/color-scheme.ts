/** Marks the control that chooses between the light and the dark scheme. */
export const COLOR_SCHEME_CONTROL = 'data-color-scheme';

/** Marks the night's `<source>` of a picture, whose `media` asks for the dark scheme; the value is its `media` without that. */
export const NIGHT_SOURCE = 'data-night';

/** Dispatched when such a picture has been added to the page. */
export const COLOR_SCHEME_EVENT = 'pbr:modo';

/**
 * Runs before anything is painted: the scheme that the visitor chose, else that of the system. It also serves the control, so the
 * page's scripts have no part in it. A browser that keeps nothing follows the system.
 */
export const COLOR_SCHEME_SCRIPT = `{
const key = 'pbr-modo', root = document.documentElement, dark = matchMedia('(prefers-color-scheme: dark)');
const kept = () => { try { return localStorage.getItem(key) ?? ''; } catch { return ''; } };
const follow = () => {
  const chosen = kept();
  root.setAttribute('data-mantine-color-scheme', chosen || (dark.matches ? 'dark' : 'light'));
  for (const night of document.querySelectorAll('[${NIGHT_SOURCE}]')) {
    night.dataset.system ??= night.media;
    night.media = { dark: night.getAttribute('${NIGHT_SOURCE}'), light: 'not all' }[chosen] ?? night.dataset.system;
  }
  for (const control of document.querySelectorAll('[${COLOR_SCHEME_CONTROL}]')) control.value = chosen;
};
follow();
dark.addEventListener('change', follow);
addEventListener('storage', follow);
addEventListener('${COLOR_SCHEME_EVENT}', follow);
addEventListener('DOMContentLoaded', follow);
addEventListener('change', ({ target }) => {
  if (!target.matches('[${COLOR_SCHEME_CONTROL}]')) return;
  try { localStorage.setItem(key, target.value); } catch {}
  follow();
});
}`;
