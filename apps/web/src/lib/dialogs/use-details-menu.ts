import { useEffect, useRef } from 'react';

/** For a menu made of `details`: Escape, a click elsewhere or the focus going elsewhere close it, as people expect of a menu. */
export function useDetailsMenu() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && closeMenu(menu.current);
    const closeElsewhere = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) {
        menu.current.open = false;
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, []);

  return { menu, close: () => closeMenu(menu.current) };
}

function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}
