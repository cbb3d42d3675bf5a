/** Marks the control that chooses between the light and the dark scheme. */
export const COLOR_SCHEME_CONTROL = 'data-color-scheme';

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
  for (const control of document.querySelectorAll('[${COLOR_SCHEME_CONTROL}]')) control.value = chosen;
};
follow();
dark.addEventListener('change', follow);
addEventListener('storage', follow);
addEventListener('DOMContentLoaded', follow);
addEventListener('change', ({ target }) => {
  if (!target.matches('[${COLOR_SCHEME_CONTROL}]')) return;
  try { localStorage.setItem(key, target.value); } catch {}
  follow();
});
}`;
