/** A text as file names can hold it: 'A|7' and 'a 7' are 'a-7'. */
function fileWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}

/**
 * Finds the listing of a photo: the one whose key begins the name of the file or of one of its folders. The longest such key counts, and a
 * key ends where a letter or digit ends: '10-2.jpg' belongs to 10 and not to 1.
 */
export function keyMatcher<Listing extends { key: string }>(listings: readonly Listing[]) {
  const known = new Map(listings.map((listing) => [fileWords(listing.key), listing]));
  known.delete('');
  return (path: string): Listing | undefined => {
    const [file = '', ...folders] = path.split(/[/\\]/u).toReversed();
    for (const name of [...folders, file.replace(/\.[^.]*$/u, '')]) {
      const words = fileWords(name).split('-');
      for (let count = words.length; count > 0; count -= 1) {
        const found = known.get(words.slice(0, count).join('-'));
        if (found) return found;
      }
    }
    return undefined;
  };
}
