/** Marks the element whose photos are printed. */
export const PRINTED_PHOTOS = 'data-printed-photos';

/** Marks any other picture that the sheet needs. */
export const PRINTED = 'data-printed';

/** The number of photos on the sheet. */
const PHOTOS = 4;
/** Milliseconds; a slow network must not block printing. */
const PATIENCE_MS = 3000;

/** Prints the page as a one-page sheet once its pictures have loaded. */
export async function printSheet(): Promise<void> {
  const pictures = (selector: string) => [...document.querySelectorAll<HTMLImageElement>(selector)];
  const photos = pictures(`[${PRINTED_PHOTOS}] li img`).slice(0, PHOTOS);
  const loaded = [...photos, ...pictures(`[${PRINTED}]`)].map((picture) => {
    picture.loading = 'eager';
    return picture.decode().catch(() => {});
  });
  await Promise.race([
    Promise.all(loaded),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  window.print();
}
