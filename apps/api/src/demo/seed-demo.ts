import type { Db } from '@pbr/db/client';
import { hashPassword } from '../lib/passwords.ts';
import type { Storage } from '../lib/storage.ts';
import { composeRows } from './compose-rows.ts';
import { hasUsers, insertDemoRows } from './demo.queries.ts';
import type { DemoListing } from './demo-listing.ts';
import { listings as allListings } from './listings.ts';
import { DEMO_PASSWORD, emailOf, people, type PersonName } from './people.ts';
import { storePictures } from './store-pictures.ts';

export interface SeedProgress {
  done: number;
  total: number;
  /** What is being made, for people. */
  label: string;
}

interface SeedDeps {
  db: Db;
  storage: Storage;
  now: () => Date;
  onProgress: (progress: SeedProgress) => void;
  /** Fewer, for those who need no whole agency. */
  listings?: readonly DemoListing[];
}

export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** Nobody has ever been here: neither a person nor, therefore, a listing. */
export async function isDatabaseEmpty(db: Db): Promise<boolean> {
  return !(await hasUsers(db));
}

/**
 * Fills an empty database with a small agency. The pictures come first, the rows in one transaction after them: killed at any
 * moment it leaves either nothing or everything, and the next run starts from the pictures that are there.
 */
export async function seedDemo({
  db,
  storage,
  now,
  onProgress,
  listings = allListings,
}: SeedDeps): Promise<{ accounts: DemoAccount[] }> {
  if (await hasUsers(db)) throw notEmpty();
  const passwordHashes = await hashPasswords();
  const pictures = await storePictures(storage, listings, (done, total) =>
    onProgress({ done, total: total + 1, label: 'ilustraciones' }),
  );
  const rows = composeRows({ listings, pictures, passwordHashes, now: now() });
  if (!(await insertDemoRows(db, rows))) throw notEmpty();
  onProgress({ done: pictures.size + 1, total: pictures.size + 1, label: 'propiedades y agentes' });
  return { accounts: accounts() };
}

const notEmpty = () => new Error('the demo is only for an empty database');

async function hashPasswords(): Promise<ReadonlyMap<PersonName, string>> {
  const names = Object.keys(people) as PersonName[];
  const hashes = names.map(async (name) => [name, await hashPassword(DEMO_PASSWORD)] as const);
  return new Map(await Promise.all(hashes));
}

function accounts(): DemoAccount[] {
  const names = Object.keys(people) as PersonName[];
  return names.map((name) => ({
    email: emailOf(name),
    password: DEMO_PASSWORD,
    role: people[name].role,
  }));
}
