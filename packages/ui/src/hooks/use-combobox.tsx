import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  /** The number of options in the list; 0 shows no list. */
  count: number;
  onChoose: (index: number) => void;
}

/**
 * The behaviour of a text field with a list of options below it, as the ARIA pattern 'combobox' has it: arrows walk through the options,
 * Enter takes the marked one, Escape closes the list. The field keeps the focus.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [wasWanted, setWasWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isOpen = isWanted && count > 0;
  const active = isOpen && marked < count ? marked : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  function open() {
    setIsWanted(true);
    setWasWanted(true);
  }

  function close() {
    setIsWanted(false);
    setMarked(-1);
  }

  function choose(index: number) {
    close();
    onChoose(index);
  }

  function walk(step: 1 | -1) {
    open();
    // Before the first option and behind the last one nothing is marked, so that Enter means the text again.
    setMarked(((active + 1 + step + count + 1) % (count + 1)) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      walk(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  }

  return {
    isOpen,
    /** Whether somebody has used the field, so that its options are worth finding. */
    wasWanted,
    active,
    /** Goes onto the element around the field and the list. */
    frame: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A button that sends the text may stand beside the field.
        if (!currentTarget.contains(relatedTarget) || relatedTarget?.matches('[type=submit]'))
          close();
      },
    },
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      onKeyDown,
      onFocus: open,
      onInput: open,
      onClick: open,
    },
    list: { id: listId, role: 'listbox' },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // Otherwise the field would lose the focus, and the list its position, before the click.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choose(index),
    }),
  } as const;
}
