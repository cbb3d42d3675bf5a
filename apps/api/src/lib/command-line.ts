/** For Postgres in a command: prints only warnings and errors, because its starting and stopping is not news there. */
export const quietLog = {
  info: () => {},
  warn: sayOnStderr,
  error: sayOnStderr,
};

/** Aborted by the first Ctrl-C or SIGTERM; the second one ends the process. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort());
  return controller.signal;
}

/** Says something that is not the command's result. */
export function sayOnStderr(message: string): void {
  process.stderr.write(`${message}\n`);
}
