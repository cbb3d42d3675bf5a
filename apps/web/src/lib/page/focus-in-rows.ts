/** Moves a row that scrolls sideways (shape `scroll-row`) to its focused item: a browser moves nothing for an item that is partly in view. */
export function showFocusInRows(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('.scroll-row'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
