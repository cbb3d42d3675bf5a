/** Stops a backup or a restore; its message tells the operator what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
