/** Of one photo, of a listing or of a person, as it is sent. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

export const MAX_PROPERTY_PHOTOS = 40;
