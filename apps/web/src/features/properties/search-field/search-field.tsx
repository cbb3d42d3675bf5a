import { useCombobox } from '@pbr/ui/hooks/use-combobox';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import type { CompletionListProps } from './completion-list.tsx';
import { rememberSearch } from './remember-search.ts';
import type { Completion } from './use-completions.ts';
import classes from './search-field.module.css';

const { Part: CompletionList } = lazyPart<CompletionListProps>({
  name: 'completion-list',
  load: () => import('./completion-list.tsx'),
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
  onPlace: (path: string, name: string) => void;
  onText: (text: string) => void;
  /** Draws the text field. */
  children: (field: FieldProps) => ReactNode;
}

/** A text field that completes places and ids of listings, and offers recent searches while it is empty. */
export function SearchField({ text, className = '', onPlace, onText, children }: SearchFieldProps) {
  const navigate = useNavigate();
  const [completions, setCompletions] = useState<readonly Completion[]>([]);
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
        onPlace(path, name);
      }
    },
  });

  return (
    <div className={`${classes.frame} ${className}`} {...combobox.frame}>
      {children(combobox.field)}
      {combobox.wasWanted && (
        <CompletionList
          text={text}
          completions={completions}
          combobox={combobox}
          onCompletions={setCompletions}
        />
      )}
    </div>
  );
}
