import { formatAll } from '@pbr/schemas/format/list';
import type { SearchPage } from '@pbr/schemas/property/read';
import { type CatalogueSearch, type CutField, splitCut } from '@pbr/schemas/property/search';
import { itemsOf, joinItems, splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { Link } from '@tanstack/react-router';
import { changeSearch } from './filters/filter-state.ts';
import { asksForRoom, IntentNote } from './intent-note.tsx';
import { nameOfPlace, namesOfPlaces } from './place-names.ts';
import type { SearchNotesProps } from './search-notes-part.tsx';
import classes from './search-notes.module.css';

/** Says what the search has left out because there was too much of it, and what it did not understand; suggests another word. */
export function Part({ search, found, last }: SearchNotesProps) {
  const { cut, unread, guessed, places, intent } = search;
  const suggestion = found?.suggestion;
  const parts = itemsOf(unread).filter((part) => intent !== 'room' || !asksForRoom(part));
  return (
    <>
      <IntentNote search={search} found={found} />
      {cut !== undefined && <p className={classes.note}>{cutWords(cut)}</p>}
      {parts.length > 0 && <p className={classes.note}>{unreadWords(parts, found)}</p>}
      {guessed !== undefined && (
        <p className={classes.note}>
          Quizás quisiste decir {namesOfPlaces(splitPlaces(places), found?.placeNames)}: escribiste
          “{guessed}”.{' '}
          <Link to="/properties" search={asTyped(search, guessed)} activeOptions={{ exact: true }}>
            Buscar “{guessed}” tal cual
          </Link>
        </p>
      )}
      {suggestion && (
        <p className={classes.note}>
          {search.search !== undefined && `No encontramos “${search.search}”. `}Quizás quisiste
          decir:{' '}
          <Link
            to="/properties"
            search={changeSearch(search, { search: suggestion })}
            resetScroll={false}
            activeOptions={{ exact: true }}
          >
            {suggestion}
          </Link>
        </p>
      )}
      {last && <Neighbours search={search} last={last} />}
    </>
  );
}

/** 'Condesa y colonias vecinas'. It stays while another search in the same colonia loads. */
function Neighbours({ search, last }: Pick<SearchNotesProps, 'search'> & { last: SearchPage }) {
  const around = splitPlaces(last.withNeighbours ?? undefined);
  const [path] = around;
  const isStill = path === (search.places ?? splitPlaces(last.textPlaces ?? undefined)[0]);
  if (path === undefined || !isStill || last.total === 0) return null;
  return (
    <p className={classes.offer}>
      <Link
        to="/properties"
        search={changeSearch(search, {
          places: joinItems(around),
          ...(last.textPlaces !== null && { search: undefined }),
        })}
        resetScroll={false}
        activeOptions={{ exact: true }}
      >
        {nameOfPlace(path, last.placeNames)} y colonias vecinas
      </Link>
    </p>
  );
}

/** A word that says 'street' keeps the name from being read as a place. */
const asTyped = (search: CatalogueSearch, guessed: string): CatalogueSearch =>
  changeSearch(search, { search: `calle ${guessed}`, places: undefined });

const CUT_WORDS: Readonly<Record<CutField, string>> = {
  search: 'Tu búsqueda tenía más de 200 caracteres: usamos solo el principio.',
  places: 'Pediste más de 20 lugares: usamos los primeros 20.',
  type: 'Pediste más de 20 tipos: usamos los que existen.',
  amenities: 'Pediste más de 20 amenidades: usamos las primeras 20.',
};

const cutWords = (cut: string): string =>
  splitCut(cut)
    .map((field) => CUT_WORDS[field])
    .join(' ');

/** 'Con “loft” en el anuncio. No entendimos “con vibra”; buscamos lo demás.' */
function unreadWords(parts: readonly string[], found: SearchPage | undefined): string {
  if (!found) return `Buscando ${quoted(parts)}…`;
  const { total, ignored } = found;
  if (total === 0) return `No entendimos ${quoted(parts)}.`;
  const used = parts.filter((part) => !ignored.includes(part));
  const unknown = parts.filter((part) => ignored.includes(part));
  const usedWords = used.map((part) => part.replace(/^con /iu, ''));
  return [
    used.length > 0 && `Con ${quoted(usedWords)} en el anuncio.`,
    unknown.length > 0 && `No entendimos ${quoted(unknown)}; buscamos lo demás.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const quoted = (parts: readonly string[]) => formatAll(parts.map((part) => `“${part}”`));
