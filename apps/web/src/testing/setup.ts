/** A busy machine takes longer than the second that Testing Library waits for a screen by itself. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
export {};
