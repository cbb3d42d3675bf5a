// Placeholder until the real seed replaces this file (not committed).
import type { Db } from '@pbr/db/client';
import type { Storage } from '../lib/storage.ts';

export async function isDatabaseEmpty(_db: Db): Promise<boolean> {
  return false;
}
export async function seedDemo(_deps: {
  db: Db;
  storage: Storage;
  now: () => Date;
  onProgress: (p: { done: number; total: number; label: string }) => void;
}): Promise<void> {}
