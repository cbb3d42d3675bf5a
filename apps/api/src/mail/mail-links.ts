import type { Mailer } from './mail.ts';

/** A link that gives access carries a token. */
const LINK = /^https?:\/\/\S+(?:\?token=|\/agreement\/)[\w-]+$/mu;

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/** Whether only this machine reaches the portal, so that whoever reads its terminal is whoever tries it. */
export const isOnThisMachine = (publicOrigin: string): boolean =>
  LOOPBACK.test(new URL(publicOrigin).hostname);

/** Prints the link of each mail to the terminal, for people who try the portal on a machine that sends no mail. */
export function showLinks(mailer: Mailer, print: (line: string) => void): Mailer {
  return {
    send: async (message, signal) => {
      await mailer.send(message, signal);
      const [link] = LINK.exec(message.text) ?? [];
      if (link) print(`Correo para ${message.to}: ${link}`);
    },
  };
}
