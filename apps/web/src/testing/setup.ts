import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { setTabPerson } from '../lib/lost-session/tab-person.ts';

// Milliseconds. A busy machine needs more than Testing Library's default of one second.
configure({ asyncUtilTimeout: 10_000 });

// The test files share one window, so every test must clean up.
afterEach(() => {
  cleanup();
  setTabPerson(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
