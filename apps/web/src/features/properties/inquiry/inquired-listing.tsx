import { type Priced, priceLines } from '@pbr/schemas/format/price-lines';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { drawingUrl, photoSrcSet } from '../../../lib/photos/property-photo.ts';
import classes from './inquired-listing.module.css';

export type InquiredProperty = Pick<
  PropertyCard,
  'id' | 'name' | 'neighborhood' | 'city' | 'images' | 'propertyType'
> &
  Priced & {
    /** The visitor pressed 'Pedir fotos'. */
    asksForPhotos?: boolean;
  };

/** The listing of the inquiry: among many cards people forget which one they pressed. */
export function InquiredListing({ property }: { property: InquiredProperty }) {
  const { name, neighborhood, city, images, propertyType } = property;
  const [photo] = images;
  const [{ text, perMonth }] = priceLines(property);
  return (
    <div className={classes.listing}>
      <img
        className={classes.photo}
        {...(photo
          ? { src: photo.imageUrl, srcSet: photoSrcSet(photo), sizes: '6rem' }
          : { src: drawingUrl(propertyType) })}
        width={96}
        height={72}
        alt=""
      />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.place}>
          {neighborhood}, {city}
        </p>
        <p className={classes.price}>
          {text}
          {perMonth && ' por mes'}
        </p>
      </div>
    </div>
  );
}
