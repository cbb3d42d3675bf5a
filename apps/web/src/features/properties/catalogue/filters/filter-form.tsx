import { SelectField } from '@pbr/ui/fields/select-field';
import { TextField } from '@pbr/ui/fields/text-field';
import { useMediaQuery } from '@pbr/ui/hooks/use-media-query';
import { FACET_CAP } from '@pbr/schemas/property/search';
import { FILTERS } from '@pbr/schemas/property/search/filters';
import { SearchIcon } from '@pbr/ui/icons/icons';
import {
  startTransition,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { rememberSearch } from '../../search-field/remember-search.ts';
import { SearchField } from '../../search-field/search-field.tsx';
import { AdvancedFilters } from './advanced-filters-part.tsx';
import classes from './filter-form.module.css';
import { countAdvanced } from './filter-state.ts';
import { FacetLabels, type FacetLabelTexts } from './facet-labels-part.tsx';
import { KeptFilters } from './kept-filters.tsx';
import { typeChoices } from './type-choices.ts';
import { FiltersSheet } from './filters-sheet-part.tsx';
import type { CatalogueFilters } from './use-catalogue-filters.ts';

/** The sort select is shown beside the results but belongs to this form. */
export const FILTER_FORM_ID = 'catalogue-filters';

interface FilterFormProps {
  filters: CatalogueFilters;
  /** '128 propiedades' */
  countLabel: string;
  /** The number of results; unknown while they load. */
  total: number | undefined;
}

/** The search form. A plain GET form until the scripts load; then each choice applies at once. */
export function FilterForm({ filters, countLabel, total }: FilterFormProps) {
  const { search, change } = filters;
  const [isOpen, setIsOpen] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [labels, setLabels] = useState<FacetLabelTexts>({});
  const counts = (isOpen || isChoosing) && total !== undefined && total <= FACET_CAP;
  const form = useRef<HTMLFormElement>(null);
  const adoptOnce = useEffectEvent(() => form.current && filters.adopt(form.current));
  useEffect(() => void adoptOnce(), []);

  const advanced = countAdvanced(search);
  const inUse = advanced > 0 && ` (${advanced})`;

  const open = () => openAtOnce(form.current, () => setIsOpen(true));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = filters.text('search').trim();
    if (text !== '') rememberSearch({ text });
    filters.adopt(event.currentTarget);
  }

  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      className={classes.form}
      action="/properties"
      role="search"
      autoComplete="off"
      onSubmit={submit}
    >
      <SearchField
        className={classes.text}
        text={filters.begun}
        onPlace={filters.choosePlace}
        onText={(text) => change({ search: text })}
      >
        {(field) => (
          <TextField
            {...field}
            look="filter"
            labelClass="for-readers-on-phones"
            label="¿Dónde o qué buscas?"
            placeholder="Depa de 2 recámaras en la Roma hasta 25 mil"
            type="search"
            name="search"
            enterKeyHint="search"
            value={filters.text('search')}
            onChange={(event) => filters.type('search', event.currentTarget.value)}
            onBlur={() => filters.leave('search')}
            inside={
              <>
                <button type="submit" className={classes.submitOnPhone} aria-label="Buscar">
                  <SearchIcon />
                </button>
                <button
                  type="button"
                  className={classes.moreOnPhone}
                  aria-haspopup="dialog"
                  onClick={open}
                >
                  Filtros{inUse}
                </button>
              </>
            }
          />
        )}
      </SearchField>
      <KeptFilters search={search} asked={filters.asked} />
      {counts && search.unread === undefined && (
        <FacetLabels search={search} onLabels={setLabels} />
      )}
      <SelectField
        look="filter"
        className={classes.choice}
        label={FILTERS.operation.legend}
        name="operation"
        empty={FILTERS.operation.none}
        options={FILTERS.operation.choices}
        value={search.operation ?? ''}
        onChange={(event) =>
          change({ operation: FILTERS.operation.schema.parse(event.currentTarget.value) })
        }
      />
      <SelectField
        look="filter"
        className={classes.choice}
        label="Tipo"
        name="type"
        empty="Todos"
        options={labels.types ?? typeChoices(search)}
        onPointerEnter={() => setIsChoosing(true)}
        onFocus={() => setIsChoosing(true)}
        value={search.type ?? ''}
        onChange={(event) => change({ type: event.currentTarget.value || undefined })}
      />
      <button type="submit" className={classes.submit}>
        <SearchIcon /> Buscar
      </button>
      <button
        type="button"
        className={classes.more}
        aria-haspopup="dialog"
        onPointerEnter={() => setIsAsked(true)}
        onFocus={() => setIsAsked(true)}
        onClick={open}
      >
        Más filtros{inUse}
      </button>
      <MoreFilters
        filters={filters}
        countLabel={countLabel}
        total={total}
        labels={labels}
        isAsked={isAsked || isOpen}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </form>
  );
}

/** Opens the sheet if it is there; what it shows anew may come after the paint. */
function openAtOnce(form: HTMLFormElement | null, open: () => void) {
  form?.querySelector('dialog')?.showModal();
  startTransition(open);
}

interface MoreFiltersProps extends FilterFormProps {
  labels: FacetLabelTexts;
  isAsked: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The other filters: a dialog, or without scripts a panel. A phone loads them as soon as the page has started. */
function MoreFilters({ filters, labels, isAsked, ...sheet }: MoreFiltersProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', false);
  const isWanted = isAsked || isPhone;
  const fields = (
    <AdvancedFilters filters={filters} labels={labels} isAsked={isWanted} isOpen={sheet.isOpen} />
  );
  if (isWanted)
    return (
      <FiltersSheet {...sheet} onClear={filters.clear}>
        {fields}
      </FiltersSheet>
    );
  return (
    <details className={classes.panel}>
      <summary className={classes.summary}>Más filtros</summary>
      {fields}
    </details>
  );
}
