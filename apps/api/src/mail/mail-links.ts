import type { Mailer } from './mail.ts';

/** A link that gives access carries a token. */
const LINK = /^https?:\/\/\S+(?:\?token=|\/agreement\/)[\w-]+$/mu;

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
