import type { MyProperties, MyPropertiesSearch, MyProperty } from '@pbr/schemas/property/mine';
import { CheckInput } from '@pbr/ui/fields/check-input';
import { DotsIcon } from '@pbr/ui/icons/listing-icons';
import { useDetailsMenu } from '../../../lib/dialogs/use-details-menu.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { ExportLink } from './export-link.tsx';
import classes from './list.module.css';
import menuClasses from '../../../lib/lists/row-menu.module.css';

interface ListToolsProps {
  data: MyProperties;
  search: MyPropertiesSearch;
  selection: Selection;
}

/** Ways to choose listings: a box on a desktop; on a phone a button, and a menu that has the file, too. */
export function ListTools({ data, search, selection }: ListToolsProps) {
  const { isChoosing, begin, clear } = selection;
  return (
    <>
      <SelectPage listings={data.items} selection={selection} />
      <div className={classes.tools}>
        <button type="button" className={classes.tool} onClick={isChoosing ? clear : begin}>
          {isChoosing ? 'Cancelar' : 'Seleccionar'}
        </button>
        <ListMenu {...{ data, search, selection }} />
      </div>
    </>
  );
}

function ListMenu({ data: { items, pageCount }, search, selection }: ListToolsProps) {
  const { menu, close } = useDetailsMenu();
  return (
    <details className={menuClasses.menu} ref={menu}>
      <summary className={menuClasses.opener}>
        <DotsIcon size={20} />
        <span className="for-readers">Más opciones</span>
      </summary>
      <ul className={menuClasses.items}>
        <li>
          <button
            type="button"
            className={menuClasses.item}
            onClick={() => {
              close();
              selection.set(items, true);
            }}
          >
            {pageCount > 1 ? 'Seleccionar esta página' : 'Seleccionar todas'}
          </button>
        </li>
        <li>
          <ExportLink search={search} className={menuClasses.item} onSave={close}>
            Exportar CSV
          </ExportLink>
        </li>
      </ul>
    </details>
  );
}

interface SelectPageProps {
  /** The listings of the page. */
  listings: readonly MyProperty[];
  selection: Selection;
}

/** Chooses all listings of the page, or none of them. */
function SelectPage({ listings, selection }: SelectPageProps) {
  const count = listings.filter(selection.has).length;
  const isWhole = count === listings.length;
  return (
    <label className={classes.all}>
      <CheckInput
        checked={isWhole}
        disabled={selection.isFull && count === 0}
        isPartial={count > 0 && !isWhole}
        // With as many chosen as may be, a partly chosen page can only be left.
        onChange={() => selection.set(listings, !isWhole && !(selection.isFull && count > 0))}
      />
      Seleccionar la página
    </label>
  );
}
