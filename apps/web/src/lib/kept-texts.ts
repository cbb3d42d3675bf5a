/** Texts that the browser keeps, each under its key. Where its storage is blocked or full, they last as long as the page. */
export function keptTexts(storage: () => Storage) {
  const inMemory = new Map<string, string>();
  return {
    read: (key: string): string | null => {
      try {
        return inMemory.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    keep: (key: string, text: string): void => {
      try {
        storage().setItem(key, text);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, text);
      }
    },
    drop: (key: string): void => {
      inMemory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage holds no text.
      }
    },
  };
}
