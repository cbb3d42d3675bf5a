/** The largest photo that may be sent, for a listing or for a person. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 40_000_000;

/** The largest photo that the browser makes smaller before it is sent. Its pixels take four bytes each while that happens. */
export const MAX_CHOSEN_BYTES = 100 * 1024 * 1024;
export const MAX_CHOSEN_PIXELS = 120_000_000;

export const MAX_PROPERTY_PHOTOS = 40;
/** A photo that was cut off on its way is accepted with this share of its rows. */
export const ENOUGH_ROWS = 0.95;
