// The names of jobs in the queue. Jobs that wait while a new version is installed carry them, so keep them.
export const SEND_MAIL = 'send_mail';
export const REGISTER_ACCOUNT = 'register_account';
export const SEND_PASSWORD_RESET = 'send_password_reset';

/** Jobs that send a mail or lead to one. A restored database does not run them: they may have run after the backup was made. */
export const TASKS_THAT_MAIL: readonly string[] = [
  SEND_MAIL,
  REGISTER_ACCOUNT,
  SEND_PASSWORD_RESET,
];
