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
const fresh = (path: string) => (count: number) =>
  `${path}${path.includes('?') ? '&' : '?'}unheard=${count}`;

interface Facts {
  id: string;
  cookie: string;
  /** The ETags of the portal's list and of the file server's copy of it. */
  etags: { list: string; listFile: string };
}

export const LIST = '/api/properties?limit=15';
export const SEARCH = '/api/properties?limit=15&search=roma&type=departamento&bedrooms=2';

export function comparisons({ id, cookie, etags }: Facts): Comparison[] {
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
  const signedIn = (name: string, path: string): Comparison => ({
    name: `${name}, signed in against made`,
    portal: get('signed in', path, { cookie }),
    against: 'portal',
    other: get('visitor', fresh(path)),
  });
  return [
    same('list of 15, made', get('list', fresh(LIST)), 0.8),
    same('search with text and filters, made', get('search', fresh(SEARCH))),
    same('one listing, made', get('one', fresh(one))),
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
      other: get('page', fresh('/properties')),
    },
    signedIn('catalogue page', '/properties'),
    signedIn('page of a listing', `/properties/${id}`),
    signedIn('one listing', one),
    // Last, because it changes the list.
    same('create', create),
  ];
}
