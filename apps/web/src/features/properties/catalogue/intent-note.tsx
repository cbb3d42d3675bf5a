import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { Link } from '@tanstack/react-router';
import { changeSearch } from './filters/filter-state.ts';
import classes from './intent-note.module.css';
import type { SearchNotesProps } from './search-notes-part.tsx';
import notes from './search-notes.module.css';

/** Says where to go with a wish that the catalogue does not serve: to sell or let one's own property, or to rent a room. */
export function IntentNote({ search, found }: Omit<SearchNotesProps, 'last'>) {
  if (search.intent === 'sell') return <OwnersNote isEmpty={found?.total === 0} />;
  if (search.intent === 'room') return <RoomNote search={search} />;
  return null;
}

function OwnersNote({ isEmpty }: { isEmpty: boolean }) {
  return (
    <section className={classes.owners} aria-labelledby="owners-note">
      <div>
        <h2 id="owners-note" className={classes.title}>
          ¿Quieres vender o rentar tu propiedad?
        </h2>
        <p>Empieza por saber cuánto vale.{!isEmpty && ' Abajo ves lo que otros ofrecen hoy.'}</p>
      </div>
      <Link to="/valuation" className={classes.action}>
        Pedir valuación
      </Link>
    </section>
  );
}

function RoomNote({ search }: { search: CatalogueSearch }) {
  const small = changeSearch(search, {
    type: 'departamento',
    bedrooms: 1,
    maxBedrooms: 1,
    unread: undefined,
    intent: undefined,
  });
  return (
    <p className={notes.note}>
      No ofrecemos cuartos ni casas compartidas: cada anuncio es una propiedad completa.{' '}
      <Link to="/properties" search={small} activeOptions={{ exact: true }}>
        Ver departamentos de una recámara
      </Link>
    </p>
  );
}

/** Whether a part of a sentence asks for a room, which the note about rooms answers. */
export const asksForRoom = (part: string): boolean =>
  /\b(?:cuartos?|habitaci[oó]n(?:es)?|compart\p{L}+)\b/iu.test(part);
