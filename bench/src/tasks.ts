import type { Task } from './load.ts';
import { SAMPLE_LISTING } from './sample-listing.ts';

/** Two tasks that should cost about the same: the portal's and that of another server, which `against` names. */
export interface Comparison {
  name: string;
  portal: Task;
  against: 'hand-written' | 'static files' | 'portal';
  other: Task;
  /** The lowest acceptable ratio of the two rates. */
  goal?: number;
}

const get = (name: string, path: Task['path'], headers: Record<string, string> = {}): Task => ({
  name,
  path,
  headers,
  status: 200,
});
/** A list that nobody has asked for: a value that a filter does not have counts as absent. */
export const freshList = (path: string) => (count: number) => `${path}&furnished=${count}`;

const MOST_PESOS = 1_000_000;
/** A page of the catalogue that nobody has asked for, with nearly everything on it. */
const freshCatalogue = (count: number) => `/properties?minPrice=${1 + (count % MOST_PESOS)}`;

/** A listing that nobody has asked for: its id may be written in capitals, letter by letter. */
const freshOne = (ids: readonly string[]) => (count: number) => {
  let left = Math.floor(count / ids.length);
  const id = (ids[count % ids.length] ?? '').replaceAll(/[a-f]/gu, (letter) => {
    const isCapital = left % 2 === 1;
    left = Math.floor(left / 2);
    return isCapital ? letter.toUpperCase() : letter;
  });
  return `/api/properties/${id}`;
};

interface Facts {
  id: string;
  ids: readonly string[];
  cookie: string;
  /** The ETags of the portal's list and of the file server's copy of it. */
  etags: { list: string; listFile: string };
}

export const LIST = '/api/properties?limit=15';
export const SEARCH = '/api/properties?limit=15&search=roma&type=departamento&bedrooms=2';

export function comparisons({ id, ids, cookie, etags }: Facts): Comparison[] {
  const one = `/api/properties/${id}`;
  const trpc = `/trpc/property.get?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { id } }))}`;
  const unchanged = (path: string, etag: string): Task => ({
    ...get('304', path, { 'if-none-match': etag }),
    status: 304,
  });
  const create: Task = {
    name: 'create',
    method: 'POST',
    path: '/api/properties',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(SAMPLE_LISTING),
    status: 201,
  };
  const same = (name: string, task: Task, goal?: number): Comparison => ({
    name,
    portal: task,
    against: 'hand-written',
    other: task,
    ...(goal !== undefined && { goal }),
  });
  const signedIn = (name: string, path: string, fresh: Task['path']): Comparison => ({
    name: `${name}, signed in against made`,
    portal: get('signed in', path, { cookie }),
    against: 'portal',
    other: get('visitor', fresh),
  });
  return [
    same('list of 15, made', get('list', freshList(LIST)), 0.8),
    same('search with text and filters, made', get('search', freshList(SEARCH))),
    same('one listing, made', get('one', freshOne(ids))),
    {
      name: 'list of 15, ready',
      portal: get('list', LIST),
      against: 'static files',
      other: get('list', '/list.json'),
      goal: 0.5,
    },
    {
      name: 'list of 15, 304',
      portal: unchanged(LIST, etags.list),
      against: 'static files',
      other: unchanged('/list.json', etags.listFile),
      goal: 0.5,
    },
    {
      name: 'one listing, tRPC against REST, ready',
      portal: get('tRPC', trpc),
      against: 'portal',
      other: get('REST', one),
      goal: 0.9,
    },
    {
      name: 'catalogue page, ready against made',
      portal: get('page', '/properties'),
      against: 'portal',
      other: get('page', freshCatalogue),
    },
    signedIn('catalogue page', '/properties', freshCatalogue),
    // No page is kept under an id in capitals.
    signedIn('page of a listing', `/properties/${id}`, `/properties/${id.toUpperCase()}`),
    signedIn('one listing', one, freshOne(ids)),
    // Last, because it changes the list.
    same('create', create),
  ];
}
