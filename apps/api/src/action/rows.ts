import type { ErrorCode } from '@pbr/schemas/errors';
import type { ServiceContext } from '../lib/context.ts';
import { AppError, wrongField } from '../lib/errors.ts';
import { isUuid } from '../lib/is-uuid.ts';
import type { NamedRow, Person } from '../security/access.ts';
import { type Actor, isAdmin } from '../security/actor.ts';
import { lockActor, type LockOptions } from './lock-actor.ts';

/** The context of an action that a person has called; in a transaction, `db` is the transaction. */
export type SignedIn = ServiceContext & { actor: Person };

type Needs = NamedRow['needs'];

/** A kind of row that calls name by its id. */
export interface RowKind<Row> {
  row: NamedRow['row'];
  missing: ErrorCode;
  /** The answer to an actor who may see the row but not do this to it. */
  forbidden?: ErrorCode;
  /** Null for an id that no row has. */
  find: (ctx: ServiceContext, id: string) => Promise<Row | null>;
  /** Finds the row by a text that is not an id, if it has another name. */
  findByName?: (ctx: ServiceContext, name: string) => Promise<Row | null>;
  /** The policy: a row is 'missing' for an actor who may not see it. */
  refusal: (actor: Actor, row: Row, needs: Needs) => 'missing' | 'forbidden' | null;
}

/** A kind of row that writes lock until their transaction ends. */
export interface LockedKind<Row> extends Omit<RowKind<Row>, 'find' | 'findByName'> {
  lock: (ctx: ServiceContext, id: string) => Promise<Row | null>;
  /** Locks the actor; by default shared with other writes of the person. It must send all its statements at once, because `lock` follows right away. */
  lockActor?: (ctx: ServiceContext) => Promise<Person>;
}

/** The part of a kind of row that only admins may see and change. */
export const FOR_ADMINS = {
  forbidden: 'admin.required',
  lockActor: (inside: ServiceContext) => lockActor(inside, { access: 'admin' }),
  refusal: (actor: Actor) => (isAdmin(actor) ? null : 'forbidden'),
} as const;

/** How a call gets its row. */
export interface RowRule<Row, Key extends string> {
  names?: NamedRow;
  /** The key of the id in the input. */
  key?: Key;
  /** Whether the row is also found by a text that is not an id. */
  hasNames?: boolean;
  /** Throws when there is no such row, or the actor may not do this to it. Rows that are locked are found no other way. */
  find?: (ctx: ServiceContext, id: unknown) => Promise<Row>;
  /** Runs the work with the row. */
  hold: <Inside extends ServiceContext, T>(
    ctx: Inside,
    id: unknown,
    work: (inside: Inside, row: Row) => Promise<T>,
  ) => Promise<T>;
}

/** For calls that only read: the row may change at any moment. */
export function read<Row, Key extends string = 'id'>(
  kind: RowKind<Row>,
  needs: Needs,
  key = 'id' as Key,
): RowRule<Row, Key> {
  const find = async (ctx: ServiceContext, id: unknown) =>
    permitted(kind, ctx.actor, await found(kind, ctx, id), needs);
  return {
    names: { row: kind.row, needs },
    key,
    hasNames: kind.findByName !== undefined,
    find,
    hold: async (ctx, id, work) => work(ctx, await find(ctx, id)),
  };
}

/** For calls that lock the row by themselves, as adding a photo does: this only refuses early, before the heavy work. */
export const self: typeof read = (kind, needs, key) => read(kind, needs, key);

/** For calls that write: the work is one transaction that holds locks on the actor and the row. */
export function lock<Row, Key extends string = 'id'>(
  kind: LockedKind<Row>,
  needs: Needs,
  key = 'id' as Key,
  /** Said beside the field of a form that has chosen no row. */
  unchosen?: string,
): RowRule<Row, Key> {
  const { lockActor: lockPerson = lockActor } = kind;
  return {
    names: { row: kind.row, needs },
    key,
    hold: (ctx, id, work) =>
      ctx.db.transaction(async (tx) => {
        const inside = { ...ctx, db: tx };
        // Both statements travel together. Postgres takes the locks in this order, and a refusal releases them.
        const [actor, row] = await Promise.all([
          lockPerson(inside),
          isId(id) ? kind.lock(inside, id) : null,
        ]);
        if (unchosen !== undefined && typeof id !== 'string') throw wrongField(key, unchosen);
        return work({ ...inside, actor }, permitted(kind, actor, row, needs));
      }),
  };
}

/** For calls that write without naming a row: the work is one transaction that holds the lock on the actor. */
export const lockedActor = (options?: LockOptions): RowRule<undefined, never> => ({
  hold: (ctx, _id, work) =>
    ctx.db.transaction(async (tx) => {
      const actor = await lockActor({ ...ctx, db: tx }, options);
      return work({ ...ctx, db: tx, actor }, undefined);
    }),
});

const isId = (id: unknown): id is string => typeof id === 'string' && isUuid(id);

async function found<Row>(
  { find, findByName }: RowKind<Row>,
  ctx: ServiceContext,
  id: unknown,
): Promise<Row | null> {
  if (isId(id)) return find(ctx, id);
  return typeof id === 'string' && findByName ? findByName(ctx, id) : null;
}

function permitted<Row>(
  { missing, forbidden = missing, refusal }: Omit<RowKind<Row>, 'find' | 'findByName'>,
  actor: Actor,
  row: Row | null,
  needs: Needs,
): Row {
  const refused = row === null ? 'missing' : refusal(actor, row, needs);
  // Somebody whose session has ended may be missing a row of their own.
  if (refused === 'missing' && actor.kind === 'visitor' && actor.lostSession)
    throw new AppError('session.required');
  if (row === null || refused === 'missing') throw new AppError(missing);
  if (refused === 'forbidden') throw new AppError(forbidden);
  return row;
}
