import { vi } from 'vitest';

/** The browser has no connection until `isBack` is called or the test's mocks are restored. */
export function withoutConnection() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return {
    isBack: () => {
      onLine.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    },
  };
}
