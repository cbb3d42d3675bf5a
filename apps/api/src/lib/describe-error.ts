interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** The stack without the message, which may hold text that a visitor typed. */
  stack: string[];
  cause?: DescribedError;
}

const DEEPEST_CAUSE = 5;

/**
 * Describes an error for the log. Drizzle puts a statement's parameters into its message and Postgres may quote a value: names, e-mails
 * and texts of visitors. Of those errors it keeps only the statement, the code and the constraint.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: [] };
  const code = textOf(error, 'code');
  return {
    type: error.name,
    message: safeMessage(error),
    ...(code !== undefined && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /u.test(line))
      .map((line) => line.trim()),
    ...(error.cause !== undefined &&
      depth < DEEPEST_CAUSE && { cause: describeError(error.cause, depth + 1) }),
  };
}

function safeMessage(error: Error): string {
  const statement = textOf(error, 'query');
  const fromPostgres = textOf(error, 'severity') !== undefined;
  if (fromPostgres)
    return [textOf(error, 'routine'), textOf(error, 'constraint_name')].filter(Boolean).join(' ');
  return statement === undefined ? error.message : `Failed query: ${statement}`;
}

function textOf(error: object, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}
