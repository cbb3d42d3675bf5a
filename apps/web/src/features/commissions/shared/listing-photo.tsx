import { drawingUrl, photoSrcSet } from '../../../lib/photos/property-photo.ts';
import classes from './shared.module.css';

/** The primary photo of a listing, or a drawing. */
export function ListingPhoto({ image }: { image: string | null }) {
  return (
    <div className={classes.photo}>
      {image === null ? (
        <img src={drawingUrl()} width={800} height={600} alt="" loading="lazy" />
      ) : (
        <img
          src={`${image}/640.webp`}
          srcSet={photoSrcSet({ baseUrl: image })}
          sizes="140px"
          width={800}
          height={600}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}
