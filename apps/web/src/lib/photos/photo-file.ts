import { errorCatalogue } from '@pbr/schemas/errors';
import { MAX_PHOTO_BYTES } from '@pbr/schemas/property/photo-limits';

/** HEIC is left out, so that iPhones convert to JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** The reason to reject a file without sending it; `undefined` if the server must decide. */
export function refusalOf(file: File): string | undefined {
  if (file.size === 0) return 'El archivo está vacío.';
  if (file.type !== '' && !file.type.startsWith('image/'))
    return errorCatalogue['image.unsupported'].es;
  if (file.size > MAX_PHOTO_BYTES) return errorCatalogue['image.too_large'].es;
  return undefined;
}

/** Advice for a file that the server does not accept as a photo. */
export function adviceOn(file: File): string {
  return isHeic(file)
    ? 'Las fotos HEIC de iPhone todavía no se pueden leer: guárdala como JPEG y elígela de nuevo.'
    : 'Elige una foto JPEG, PNG, WebP o AVIF.';
}

/** Some browsers leave the type of HEIC files empty, so the name counts too. */
const isHeic = ({ name, type }: File) => /hei[cf]/u.test(type) || /\.hei[cf]$/iu.test(name);
