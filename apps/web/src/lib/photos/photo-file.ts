import { errorCatalogue } from '@pbr/schemas/errors';
import { MAX_PHOTO_BYTES } from '@pbr/schemas/property/photo-limits';

/** Without HEIC: an iPhone that is asked for these hands over a JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** What is wrong with a file that need not be sent to know it; undefined where the server has to look. */
export function refusalOf(file: File): string | undefined {
  if (file.size === 0) return 'El archivo está vacío.';
  if (file.type !== '' && !file.type.startsWith('image/'))
    return errorCatalogue['image.unsupported'].es;
  if (file.size > MAX_PHOTO_BYTES) return errorCatalogue['image.too_large'].es;
  return undefined;
}

/** What to do about a file that is no photo to the server. */
export function adviceOn(file: File): string {
  return isHeic(file)
    ? 'Las fotos HEIC de iPhone todavía no se pueden leer: guárdala como JPEG y elígela de nuevo.'
    : 'Elige una foto JPEG, PNG, WebP o AVIF.';
}

/** Some browsers do not know the type. */
const isHeic = ({ name, type }: File) => /hei[cf]/u.test(type) || /\.hei[cf]$/iu.test(name);
