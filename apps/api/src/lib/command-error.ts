/** Stops a command; its message tells the operator what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
