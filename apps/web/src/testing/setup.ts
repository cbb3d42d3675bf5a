/** Milliseconds: a busy machine takes longer than the second that Testing Library waits for a screen by itself. */
export const asyncUtilTimeout = 10_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout });
}
