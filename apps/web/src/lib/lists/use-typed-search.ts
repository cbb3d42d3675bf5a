import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/**
 * A search box over an address that holds `searched`: what is typed is applied after a pause, with Enter, and when the box is left, and
 * only if it is something else.
 */
export function useTypedSearch(searched: string | undefined, apply: (text: string) => void) {
  /** Undefined while the box shows what the address holds. */
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string | undefined) {
    clearTimeout(timer.current);
    if (text !== undefined && text.trim() !== (searched ?? '')) apply(text.trim());
  }

  return {
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      search(typed);
    },
    field: {
      value: typed ?? searched ?? '',
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(value), TYPING_PAUSE_MS);
      },
      onBlur: () => {
        search(typed);
        setTyped(undefined);
      },
    },
  };
}
