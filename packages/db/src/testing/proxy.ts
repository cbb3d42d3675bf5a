import { connect, createServer, type Socket } from 'node:net';
import type { SocketConnection } from '@pbr/embedded-postgres/embedded-postgres';
import { socketFile } from '@pbr/embedded-postgres/socket-folder';

/** Stands between a client and Postgres, and does to their connections what networks and restarts do. */
export interface Proxy {
  /** The URL of the database through this proxy. */
  url: string;
  /** Ends every connection, and the next ones as well until `restore`. */
  goAway: () => void;
  /** Accepts everything and passes nothing on, in either direction, until `restore`. */
  freeze: () => void;
  restore: () => void;
  /** Ends every connection once. */
  cut: () => void;
  /** Ends the connection on which this text is sent, before Postgres gets it or after it has answered. It does so once. */
  cutAt: (text: string, when: 'before' | 'after') => void;
  /** Passes nothing on any more on the connection on which this text is sent. It does so once. */
  freezeAt: (text: string) => void;
  /** How often clients have sent this text. */
  timesSent: (text: string) => number;
  /** How often a client has sent something after an answer: how often it has waited for the database. */
  flights: () => number;
  close: () => Promise<void>;
}

export async function startProxy(database: SocketConnection): Promise<Proxy> {
  let mode: 'passing' | 'away' | 'frozen' = 'passing';
  let sent = '';
  let flights = 0;
  let isAnswered = true;
  let trap: { text: string; when: 'before' | 'after' | 'never' } | undefined;
  const clients = new Set<Socket>();
  const held: (() => void)[] = [];
  const pass = (work: () => void) => (mode === 'frozen' ? held.push(work) : work());

  const server = createServer((client) => {
    if (mode === 'away') return client.resetAndDestroy();
    const upstream = connect(socketFile(database.host));
    const end = () => {
      clients.delete(client);
      client.destroy();
      upstream.destroy();
    };
    clients.add(client);
    let losesAnswer = false;
    client.on('data', (bytes) => {
      sent += bytes.toString('latin1');
      if (isAnswered) flights += 1;
      isAnswered = false;
      const caught = trap && bytes.includes(trap.text) ? trap : undefined;
      if (caught) trap = undefined;
      if (caught?.when === 'before') return end();
      if (caught?.when === 'never') return void client.pause();
      losesAnswer = caught !== undefined;
      pass(() => upstream.write(bytes));
    });
    upstream.on('data', (bytes) => {
      isAnswered = true;
      if (losesAnswer) end();
      else pass(() => client.write(bytes));
    });
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const cut = () => {
    for (const client of clients) client.destroy();
  };
  return {
    url: `postgres://${database.user}@127.0.0.1:${port}/${database.database}`,
    goAway: () => {
      mode = 'away';
      cut();
    },
    freeze: () => {
      mode = 'frozen';
    },
    restore: () => {
      mode = 'passing';
      for (const work of held.splice(0)) work();
    },
    cut,
    cutAt: (text, when) => {
      trap = { text, when };
    },
    freezeAt: (text) => {
      trap = { text, when: 'never' };
    },
    flights: () => flights,
    timesSent: (text) => sent.split(text).length - 1,
    close: async () => {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
