import { drawingUrl } from '../../../lib/photos/property-photo.ts';

interface NoPhotosProps {
  property: { propertyType: string };
  /** Opens the inquiry; without it nobody can be asked. */
  onAsk?: (() => void) | undefined;
}

/** The drawing of the kind of listing, in the place of its photos. */
export function NoPhotos({ property, onAsk }: NoPhotosProps) {
  return (
    <>
      <img src={drawingUrl(property.propertyType)} width={800} height={600} alt="" loading="lazy" />
      <p className="photo-count tap photo-note">
        Sin fotos todavía
        {onAsk && (
          <>
            <span>·</span>
            <button type="button" aria-haspopup="dialog" onClick={onAsk}>
              Pedir fotos
            </button>
          </>
        )}
      </p>
    </>
  );
}
