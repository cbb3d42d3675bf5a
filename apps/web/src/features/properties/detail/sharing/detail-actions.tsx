import type { PropertyDetail } from '@pbr/schemas/property/read';
import { PrinterIcon } from '@pbr/ui/listing-icons';
import { FavoriteButton } from './favorite-button.tsx';
import { printSheet } from './print-sheet.ts';
import { ShareMenu } from './share-menu.tsx';
import classes from './share-menu.module.css';

interface DetailActionsProps {
  property: PropertyDetail;
  publicOrigin: string;
}

/** A visitor's actions on the whole listing. */
export function DetailActions({ property, publicOrigin }: DetailActionsProps) {
  return (
    <div className={classes.actions}>
      <FavoriteButton property={property} />
      <ShareMenu property={property} publicOrigin={publicOrigin} />
      <button type="button" className={classes.act} onClick={() => void printSheet()}>
        <PrinterIcon size={18} />
        Imprimir ficha
      </button>
    </div>
  );
}
