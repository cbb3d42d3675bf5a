/** The largest photo that may be sent, for a listing or for a person. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

export const MAX_PROPERTY_PHOTOS = 40;
