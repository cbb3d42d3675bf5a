import { sayOnStderr } from './lib/command-line.ts';
import { isOperatorError } from './operator-error.ts';

/** Runs a command; an error that the operator can put right is printed without its stack, and any error ends the process with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    sayOnStderr(error.message);
    process.exitCode = 1;
  }
}
