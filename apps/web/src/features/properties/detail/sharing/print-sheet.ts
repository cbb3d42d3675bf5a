/** Marks the element whose photos go on paper. */
export const PRINTED_PHOTOS = 'data-printed-photos';

/** Photos on the sheet. */
const PHOTOS = 4;
/** Milliseconds; a slow network must not keep the sheet from being printed. */
const PATIENCE_MS = 3000;

/** Prints the page, whose print styles make a sheet of it, once the photos that it shows are there. */
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
