import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time in milliseconds, for words like 'hace 3 minutos' that grow old on the screen. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
