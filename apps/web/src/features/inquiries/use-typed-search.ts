import type { InboxSearch } from '@pbr/schemas/inbox-search';
import { useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { changeInbox } from './inbox-search.ts';

const TYPING_PAUSE_MS = 300;

/** The search box: its text goes into the address after a pause, with Enter, and when the box is left. */
export function useTypedSearch(search: InboxSearch) {
  const navigate = useNavigate({ from: '/inquiries' });
  /** Undefined while the box shows what the address holds. */
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(text: string | undefined) {
    clearTimeout(timer.current);
    if (text === undefined || text.trim() === (search.search ?? '')) return;
    void navigate({
      search: (current) => changeInbox(current, { search: text }),
      replace: true,
      resetScroll: false,
    });
  }

  return {
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      apply(typed);
    },
    field: {
      value: typed ?? search.search ?? '',
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => apply(value), TYPING_PAUSE_MS);
      },
      onBlur: () => {
        apply(typed);
        setTyped(undefined);
      },
    },
  };
}
