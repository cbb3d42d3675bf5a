import type { OpenedItem } from '@pbr/schemas/inquiry/search';
import {
  type LinkProps,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { openedIn } from './missing-from.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the same list with nothing open. */
    isOverList?: boolean;
  }
}

/** The open row of a list, which the URL names: one at a time, and 'back' closes it. */
export function useOpenedItem(linkTo: (opened: OpenedItem) => LinkProps) {
  const { answer, open } = useSearch({ strict: false });
  const opened = openedIn({ answer, open });
  const isOverList = useLocation({ select: ({ state }) => state.isOverList === true });
  const navigate = useNavigate();
  const { history } = useRouter();
  const holdPosition = useHeldPosition(opened);

  const change = (to: OpenedItem) =>
    void navigate({
      ...(linkTo(to) as NavigateOptions),
      state: true,
      replace: true,
      resetScroll: false,
    });

  return {
    opened,
    answering: answer,
    /** The link that opens and closes a row. */
    toggle: (id: string): LinkProps & { onClick: (event: MouseEvent<HTMLElement>) => void } => ({
      ...linkTo(id === opened ? {} : { open: id }),
      state: opened === undefined ? { isOverList: true } : { isOverList },
      replace: opened !== undefined,
      resetScroll: false,
      preload: false,
      onClick: (event) => {
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        if (isPlain && id === opened && isOverList) {
          event.preventDefault();
          history.back();
        } else holdPosition(event.currentTarget);
      },
    }),
    answer: (id: string) => change({ answer: id }),
    stopAnswering: (id: string) => change({ open: id }),
  };
}

export type OpenedItemState = ReturnType<typeof useOpenedItem>;

/** Keeps what was touched where it is on the screen, although a long row above it closes. */
function useHeldPosition(opened: string | undefined) {
  const held = useRef<{ element: HTMLElement; top: number }>(null);
  const shown = useRef(opened);
  useLayoutEffect(() => {
    if (opened === shown.current) return;
    shown.current = opened;
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = null;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (element: HTMLElement) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}
