import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/**
 * A search box for the text `searched` in the URL. Typed text applies after a pause, on Enter and on blur, and only if it
 * differs.
 */
export function useTypedSearch(searched: string | undefined, apply: (text: string) => void) {
  /** `undefined` while the box shows the text in the URL. */
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
