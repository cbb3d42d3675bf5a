import { createDb, type DbConnection } from '@pbr/db/client';
import { pino } from 'pino';
import { startJobs } from '../jobs.ts';
import { createSmtpMailer } from '../mail/mail-transport.ts';
import { noStorage } from './context.ts';

/** The arguments of this process, which only runs jobs and is there to be killed: `jobs-process.ts '{"connection": …, "smtpUrl": …}'`. */
interface Arguments {
  connection: DbConnection;
  smtpUrl: string;
  publicOrigin: string;
}

const { connection, smtpUrl, publicOrigin } = JSON.parse(process.argv[2] ?? '') as Arguments;
startJobs({
  connection,
  db: createDb(connection, { max: 1 }).db,
  log: pino({ level: 'warn' }),
  mailer: createSmtpMailer(smtpUrl),
  storage: noStorage,
  importFiles: noStorage,
  publicOrigin,
  now: () => new Date(),
});
