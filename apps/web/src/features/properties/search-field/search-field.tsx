import { useCombobox } from '@pbr/ui/use-combobox';
import { useDebouncedValue } from '@pbr/ui/use-debounced-value';
import { useNavigate } from '@tanstack/react-router';
import { keepPreviousData } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { Completion, CompletionListProps } from './completion-list.tsx';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';
import classes from './search-field.module.css';

const { Part: CompletionList } = lazyPart<CompletionListProps>({
  name: 'completion-list',
  load: () => import('./completion-list.tsx'),
  otherwise: () => null,
});

type FieldProps = Pick<
  ComponentProps<'input'>,
  | 'role'
  | 'autoComplete'
  | 'onKeyDown'
  | 'onFocus'
  | 'onInput'
  | 'onClick'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
>;

interface SearchFieldProps {
  /** The text in the field. */
  text: string;
  className?: string | undefined;
  /** Searches for the place with this path. */
  onPlace: (path: string) => void;
  onText: (text: string) => void;
  /** Draws the text field. */
  children: (field: FieldProps) => ReactNode;
}

/** A text field that completes places and ids of listings, and offers recent searches while it is empty. */
export function SearchField({ text, className = '', onPlace, onText, children }: SearchFieldProps) {
  const navigate = useNavigate();
  const isEmpty = text.trim() === '';
  const completions = useCompletions(text);

  const combobox = useCombobox({
    count: completions.length,
    onChoose(index) {
      const chosen = completions[index];
      if (!chosen) return;
      if ('id' in chosen) void navigate({ to: '/properties/$id', params: { id: chosen.id } });
      else if ('text' in chosen) onText(chosen.text);
      else {
        const { path, name, around } = chosen;
        rememberSearch({ path, name, around });
        onPlace(path);
      }
    },
  });

  return (
    <div className={`${classes.frame} ${className}`} {...combobox.frame}>
      {children(combobox.field)}
      {combobox.isOpen && (
        <Suspense>
          <CompletionList
            completions={completions}
            combobox={combobox}
            {...(isEmpty && { onForget: forgetSearches })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Milliseconds. */
const TYPING_PAUSE = 150;

function useCompletions(text: string): readonly Completion[] {
  const recent = useRecentSearches();
  const [typed] = useDebouncedValue(text.trim(), TYPING_PAUSE);
  const isLong = typed.length >= 2;
  const { data } = trpc.property.complete.useQuery(
    { text: typed },
    { enabled: isLong, placeholderData: keepPreviousData },
  );
  if (text.trim() === '') return recent;
  if (!isLong || !data) return [];
  return [...(data.listing ? [data.listing] : []), ...data.places];
}
