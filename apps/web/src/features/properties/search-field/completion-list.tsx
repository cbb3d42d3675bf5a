import { placeLevelLabels, type Completions } from '@pbr/schemas/property/completions';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { publicPropertyId } from '@pbr/schemas/property/values';
import { ArrowRightIcon, SearchIcon } from '@pbr/ui/icons';
import { MapPinIcon } from '@pbr/ui/listing-icons';
import type { useCombobox } from '@pbr/ui/use-combobox';
import { keyOf, type RecentSearch } from './recent-searches.ts';
import classes from './completion-list.module.css';

/** What a search field offers: a place, the listing with the typed id, or a recent search. */
export type Completion =
  | Completions['places'][number]
  | NonNullable<Completions['listing']>
  | RecentSearch;

export interface CompletionListProps {
  completions: readonly Completion[];
  combobox: Pick<ReturnType<typeof useCombobox>, 'list' | 'option'>;
  /** Set when the completions are recent searches. */
  onForget?: () => void;
}

export function Part({ completions, combobox, onForget }: CompletionListProps) {
  return (
    <div className={classes.list}>
      {onForget && <p className={classes.title}>Búsquedas recientes</p>}
      <ul {...combobox.list} aria-label={onForget ? 'Búsquedas recientes' : 'Sugerencias'}>
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
      {onForget && (
        <button
          type="button"
          className={classes.forget}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onForget}
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
