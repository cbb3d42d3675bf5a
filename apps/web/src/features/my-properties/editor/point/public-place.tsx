import { propertyFields } from '@pbr/schemas/property/fields';
import type { Point } from '@pbr/schemas/property/places';
import { readTypedField } from '@pbr/schemas/property/typed-fields';
import {
  Part as PlaceDrawing,
  type PlaceDrawingProps,
} from '../../../../lib/map/drawing/place-drawing.tsx';
import type { ListingValues } from '../form-values.ts';

interface PublicPlaceProps {
  /** The public point of what was typed. */
  shown: Point;
  values: ListingValues;
}

/** The map that visitors of the listing's page will see. */
export const Part = ({ shown, values }: PublicPlaceProps) => (
  <PlaceDrawing property={listingOf(values)} point={shown} />
);

function listingOf(values: ListingValues): PlaceDrawingProps['property'] {
  const { operationType, propertyType, currency, locationPrecision, neighborhood } = values;
  const priceOf = (name: 'salePrice' | 'rentPrice') => {
    const reading = readTypedField(propertyFields[name], values[name], currency);
    return reading?.is === 'number' ? reading.value : null;
  };
  return {
    id: 'typed',
    // A pin names them, and nobody may have chosen them yet.
    operationType: operationType || 'venta',
    propertyType: propertyType || 'casa',
    salePrice: priceOf('salePrice'),
    rentPrice: priceOf('rentPrice'),
    currency,
    mxnEquivalent: null,
    locationPrecision,
    neighborhood,
  };
}
