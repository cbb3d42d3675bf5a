import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
}

interface MailServerOptions {
  /** 0 takes a free port. */
  port?: number;
  /** Called when a whole mail has arrived, before it is acknowledged; throwing refuses it. */
  onArrival?: () => Promise<void> | void;
}

/** A mail server on loopback that keeps the mails it has acknowledged. */
export async function startMailServer({ port = 0, onArrival }: MailServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      const arrive = async () => {
        const raw = await text(stream);
        await onArrival?.();
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await PostalMime.parse(raw)), envelope: { from, to } });
      };
      // oxlint-disable-next-line promise/no-callback-in-promise -- the server's own interface
      arrive().then(() => done(), done);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return {
    port: bound.port,
    url: `smtp://127.0.0.1:${bound.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
