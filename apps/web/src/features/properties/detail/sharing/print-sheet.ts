/** Marks the element whose photos are printed. */
export const PRINTED_PHOTOS = 'data-printed-photos';

/** The number of photos on the sheet. */
const PHOTOS = 4;
/** Milliseconds; a slow network must not block printing. */
const PATIENCE_MS = 3000;

/** Prints the page as a one-page sheet once its photos have loaded. */
export async function printSheet(): Promise<void> {
  const photos = [...document.querySelectorAll<HTMLImageElement>(`[${PRINTED_PHOTOS}] li img`)];
  const loaded = photos.slice(0, PHOTOS).map((photo) => {
    photo.loading = 'eager';
    return photo.decode().catch(() => {});
  });
  await Promise.race([
    Promise.all(loaded),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  window.print();
}
