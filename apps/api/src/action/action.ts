import type * as z from 'zod/mini';
import type { ServiceContext } from '../lib/context.ts';
import { parseInput } from '../lib/parse-input.ts';
import { type AccessRule, checkAccess, type NamedRow, signedIn } from '../security/access.ts';
import type { RowRule, SignedIn } from './rows.ts';

type Schema = z.core.$ZodType;
type Nothing = z.core.$ZodType<object, object>;

/** A person is known to actions that are not public. */
type Inside<Access extends AccessRule> = Access extends 'public' ? ServiceContext : SignedIn;

interface Declaration<
  Access extends AccessRule,
  Input extends Schema,
  Output extends Schema,
  Answer,
  Row,
  Key extends string,
> {
  access: Access;
  /** A limit for each IP. It counts every call that the access rule admits, whatever the call brings. */
  limit?: 'publicForms' | 'registration' | 'passwordReset';
  /** The row that the call names, and the permission that it needs. A missing row answers 404 and a forbidden one 403. */
  row?: RowRule<Row, Key>;
  /** For tests: the row, where `row` does not say it. */
  names?: NamedRow;
  /** Parsed after the row was found, so that a wrong field answers 400 only to those who may make the call. */
  input?: Input;
  /** For calls whose rows differ in what they require: the schema for this row and call. `input` then documents them all. */
  inputFor?: (row: Row, sent: unknown) => z.core.$ZodType<z.output<Input>>;
  /** Strips all keys that the contract does not name from the answer. */
  output: Output;
  /** An input for the documentation and the tests. */
  example?: z.input<Input>;
  /** The answer is the same for every visitor until the catalogue changes. */
  isReady?: true;
  /** For a write that changes nothing in those answers: they stay even if a signed-in person makes it. */
  keepsReady?: true;
  run: (ctx: Inside<Access>, input: z.output<Input>, row: Row) => Promise<Answer>;
  /** Runs after the transaction of `row` was committed. */
  after?: (ctx: Inside<Access>, answer: Answer) => Promise<void>;
}

/** The input that a caller in our own code gives: the fields, and the id of the row. */
export type Sent<Input extends Schema, Key extends string> = z.input<Input> &
  Readonly<Record<Key, string>>;
type Args<T> = object extends T ? [sent?: T] : [sent: T];

/** The part of an action that doors and tests read. */
export interface Declared {
  access: AccessRule;
  names: NamedRow | undefined;
  /** The key of the row's id. */
  key: string | undefined;
  /** Whether the row is also found by a text that is not an id. */
  hasNames: boolean;
  input: Schema | undefined;
  output: Schema;
  example: unknown;
  isReady: boolean;
  keepsReady: boolean;
}

export interface Action<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Answer = unknown,
  Key extends string = string,
> extends Declared {
  (ctx: ServiceContext, ...sent: Args<Sent<Input, Key>>): Promise<Answer>;
  output: Output;
  example: z.input<Input> | undefined;
  /** The same call with whatever came in from outside. `ids` holds the id of the row, if `sent` does not. */
  perform: (ctx: ServiceContext, sent: unknown, ids?: unknown) => Promise<Answer>;
  /** Throws unless the actor may make the call for the row that `ids` names. */
  admit: (ctx: ServiceContext, ids: unknown) => Promise<void>;
}

/**
 * Declares an action: who may call it, about which row, with what, and what it does. Every call checks the access rule, then finds the
 * row, then asks the policy, then parses the input, and then runs.
 */
export function action<
  Access extends AccessRule,
  Output extends Schema,
  Answer,
  Input extends Schema = Nothing,
  Row = undefined,
  Key extends string = never,
>(
  declaration: Declaration<Access, Input, Output, Answer, Row, Key>,
): Action<Input, Output, Answer, Key> {
  const { access, limit, row, names, input, inputFor, output, example, run, after } = declaration;

  function enter(ctx: ServiceContext): Inside<Access> {
    // A public call does not need to know who asks, so it also answers when the session cannot be read.
    if (access !== 'public') checkAccess(ctx.actor, access);
    // The type says no more than the check has shown.
    return (access === 'public' ? ctx : { ...ctx, actor: signedIn(ctx.actor) }) as Inside<Access>;
  }

  async function perform(ctx: ServiceContext, sent: unknown, ids = sent): Promise<Answer> {
    const inside = enter(ctx);
    if (limit !== undefined) ctx.tellQuota(await ctx.limiter.consume(ctx.limits[limit], ctx.ip));
    const finish = (within: Inside<Access>, found: Row) => {
      const schema = inputFor?.(found, sent) ?? input;
      return run(within, (schema ? parseInput(schema, sent) : {}) as z.output<Input>, found);
    };
    const answer = row
      ? await row.hold(inside, idIn(ids, row.key), finish)
      : // Without a row, nothing was declared that `run` could read from it.
        await finish(inside, undefined as Row);
    await after?.(inside, answer);
    return answer;
  }

  const declared: Declared = {
    access,
    names: names ?? row?.names,
    key: row?.key,
    hasNames: row?.hasNames === true,
    input,
    output,
    example,
    isReady: declaration.isReady === true,
    keepsReady: declaration.keepsReady === true,
  };
  const admit = async (ctx: ServiceContext, ids: unknown) => {
    const inside = enter(ctx);
    await row?.find?.(inside, idIn(ids, row.key));
  };
  const call = (ctx: ServiceContext, sent: unknown = {}) => perform(ctx, sent);
  return Object.assign(call, declared, { output, example, perform, admit });
}

function idIn(ids: unknown, key: string | undefined): unknown {
  return key !== undefined && typeof ids === 'object' && ids !== null && Object.hasOwn(ids, key)
    ? (ids as Record<string, unknown>)[key]
    : undefined;
}
