import type * as Library from '@testing-library/dom';

type Words = string | RegExp;

/** An element as a person knows it: by its role and name, its label, or its text. */
export interface Target {
  role?: string;
  name?: Words;
  label?: Words;
  text?: Words;
  within?: Target;
}

/** A point of the element that a pointer hits, or why there is none. */
export type Aim = { x: number; y: number } | { problem: string };

export type Tools = ReturnType<typeof makeTools>;

/** Runs in the page, with everything that it needs inside. */
export function makeTools(library: typeof Library) {
  return { all, look, aim, select };

  /** The only visible element that fits, or why there is none. */
  function find(target: Target): HTMLElement | string {
    const shown = all(target).filter(isShown);
    const [first] = shown;
    if (first && shown.length === 1) return first;
    return shown.length === 0 ? 'not on the page' : `${shown.length} times on the page`;
  }

  /** The elements that fit, shown or not. */
  function all({ role, name, label, text, within }: Target): HTMLElement[] {
    const { queryAllByLabelText, queryAllByRole, queryAllByText } = library;
    const outer = within ? find(within) : document.body;
    if (typeof outer === 'string') return [];
    if (role !== undefined) return queryAllByRole(outer, role, name === undefined ? {} : { name });
    if (label !== undefined) return [...new Set(queryAllByLabelText(outer, label))];
    return queryAllByText(outer, text ?? '');
  }

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  function look(target: Target): string {
    const found = find(target);
    return typeof found === 'string' ? found : 'seen';
  }

  function aim(target: Target): Aim {
    const element = find(target);
    if (typeof element === 'string') return { problem: element };
    const there = hitOn(element);
    if (!('problem' in there)) return there;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return hitOn(element);
  }

  function hitOn(element: HTMLElement): Aim {
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const x = Math.round(box.left + box.width / 2);
    const y = Math.round(box.top + box.height / 2);
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label')?.control;
    if (hit && (element.contains(hit) || label === element)) return { x, y };
    const cover = hit?.outerHTML.slice(0, 150) ?? 'nothing: it is outside the window';
    return { problem: `covered by ${cover}` };
  }

  /** Gives the focus to a list; answers the text of the option that is chosen. */
  function select(target: Target): string {
    const element = find(target);
    if (!(element instanceof HTMLSelectElement)) return 'not a list';
    element.focus();
    return element.selectedOptions[0]?.text ?? '';
  }
}
