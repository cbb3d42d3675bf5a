import { useSearch } from '@tanstack/react-router';
import { ChooseFile } from './choose-file.tsx';
import { RunScreen } from './run-screen.tsx';

/** Brings listings from a file: choosing it, saying what its columns are, looking at what they become, importing, and taking it back. */
export function Part() {
  const { run } = useSearch({ from: '/admin' });
  return run === undefined ? <ChooseFile /> : <RunScreen key={run} id={run} />;
}
