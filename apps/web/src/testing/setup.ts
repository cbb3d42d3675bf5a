import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Milliseconds: a busy machine takes longer than the second that Testing Library waits for a screen by itself.
configure({ asyncUtilTimeout: 10_000 });

// The files share one window: every test leaves it as it found it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
