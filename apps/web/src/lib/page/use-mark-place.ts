import { useRouter } from '@tanstack/react-router';

/** Marks where the person is before a wait; the answer tells afterwards whether they are still there, and not on the way elsewhere. */
export function useMarkPlace() {
  const router = useRouter();
  // Every change of the URL, also one back to the same URL, makes a new entry.
  const entry = () => router.latestLocation.state.__TSR_key;
  return () => {
    const marked = entry();
    return () => entry() === marked;
  };
}
