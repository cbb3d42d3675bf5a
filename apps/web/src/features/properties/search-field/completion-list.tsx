import { placeLevelLabels } from '@pbr/schemas/property/search/completions';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { publicPropertyId } from '@pbr/schemas/property/values';
import { ArrowRightIcon, SearchIcon } from '@pbr/ui/icons/icons';
import { MapPinIcon } from '@pbr/ui/icons/listing-icons';
import type { useCombobox } from '@pbr/ui/hooks/use-combobox';
import { useLayoutEffect } from 'react';
import { forgetSearches, keyOf } from './recent-searches.ts';
import { type Completion, useCompletions } from './use-completions.ts';
import classes from './completion-list.module.css';

export interface CompletionListProps {
  /** The text in the field. */
  text: string;
  completions: readonly Completion[];
  combobox: Pick<ReturnType<typeof useCombobox>, 'isOpen' | 'list' | 'option'>;
  onCompletions: (completions: readonly Completion[]) => void;
}

/** Finds the completions of the text, and shows them while the list is open. */
export function Part({ text, completions, combobox, onCompletions }: CompletionListProps) {
  const found = useCompletions(text);
  // Before the browser paints: an effect would show the old completions below the new heading for a moment.
  useLayoutEffect(() => {
    onCompletions(found);
  }, [found, onCompletions]);
  const isEmpty = text.trim() === '';
  if (!combobox.isOpen) return null;
  return (
    <div className={classes.list}>
      {isEmpty && <p className={classes.title}>Búsquedas recientes</p>}
      <ul {...combobox.list} aria-label={isEmpty ? 'Búsquedas recientes' : 'Sugerencias'}>
        {completions.map((completion, index) => (
          <li
            key={'id' in completion ? completion.id : keyOf(completion)}
            className={classes.option}
            {...combobox.option(index)}
          >
            <Option completion={completion} />
          </li>
        ))}
      </ul>
      {isEmpty && (
        <button
          type="button"
          className={classes.forget}
          onPointerDown={(event) => event.preventDefault()}
          onClick={forgetSearches}
        >
          Borrar búsquedas recientes
        </button>
      )}
    </div>
  );
}

function Option({ completion }: { completion: Completion }) {
  if ('text' in completion)
    return (
      <>
        <SearchIcon size={18} />
        <span className={classes.name}>{completion.text}</span>
      </>
    );
  if ('id' in completion)
    return (
      <>
        <ArrowRightIcon size={18} />
        <span className={classes.name}>
          {completion.name}
          <small>{publicPropertyId(completion.id)}</small>
        </span>
      </>
    );
  const { name, around } = completion;
  return (
    <>
      <MapPinIcon size={18} />
      <span className={classes.name}>
        {name}
        <small>{describedPlace(completion, around)}</small>
      </span>
      {'total' in completion && (
        <span className={classes.total}>
          {formatCounted(completion.total, 'propiedad', 'propiedades')}
        </span>
      )}
    </>
  );
}

/** 'Colonia · Ciudad de México' */
function describedPlace(completion: Completion, around: readonly string[]): string {
  const level = 'level' in completion ? [placeLevelLabels[completion.level] ?? ''] : [];
  return [...level, around.join(', ')].filter((part) => part !== '').join(' · ');
}
