/** The browser keeps reading the file for a moment after the click. */
const KEPT_MS = 60_000;

/** Saves a text of this page as a file. */
export function saveText(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
