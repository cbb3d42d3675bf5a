import { useEffect, useState } from 'react';
import { keptTexts } from './kept-texts.ts';
import { ownKey } from './lost-session/tab-person.ts';

/** The way to a client outside the portal. */
export type ContactWay = 'chat' | 'call';

/** A contact that is older is not asked about any more. */
const ASKED_FOR_MS = 24 * 60 * 60 * 1000;

/** By the id of the item. */
type Started = ReadonlyMap<string, { way: ContactWay; at: number }>;

/** Kept beyond the tab: a phone discards it while the person writes in another program. */
const texts = keptTexts(() => localStorage);
const key = () => ownKey('started-contacts');

/** Notes that the person goes to the client of this item. */
export function startContact(id: string, way: ContactWay): void {
  keep(new Map([...readStarted(), [id, { way, at: Date.now() }]]));
}

/** One contact a line: 'id way time'. */
function readStarted(): Started {
  const lines = (texts.read(key()) ?? '').split('\n').map((line) => line.split(' '));
  const contacts = lines.flatMap(([id = '', way, at]) =>
    (way === 'chat' || way === 'call') && Date.now() - Number(at) < ASKED_FOR_MS
      ? [[id, { way, at: Number(at) }] as const]
      : [],
  );
  return new Map(contacts);
}

function keep(started: Started): void {
  if (started.size === 0) return texts.drop(key());
  const lines = [...started].map(([id, { way, at }]) => `${id} ${way} ${at}`);
  texts.keep(key(), lines.join('\n'));
}

/** The clients to whom the person went, from the moment when they are back on the page. */
export function useStartedContacts() {
  const [started, setStarted] = useState<Started>(new Map());
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setStarted(readStarted());
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return {
    wayTo: (id: string): ContactWay | undefined => started.get(id)?.way,
    /** The person has said how it ended. */
    forget: (id: string): void => {
      const others = new Map(readStarted());
      others.delete(id);
      keep(others);
      setStarted(others);
    },
  };
}
