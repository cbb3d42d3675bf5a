import type { SessionUser } from '@pbr/schemas/account/user';
import { tabPerson } from './tab-person.ts';

/** A session that has ended, while its person is asked over the page to sign in again. */
export interface LostSession {
  /** The person who was signed in. */
  person: SessionUser;
  /** True if they are back, false if they will not sign in now. */
  settle: (isBack: boolean) => void;
}

let asked: { lost: LostSession; answer: Promise<boolean> } | undefined;
let isGivenUp = false;
const listeners = new Set<() => void>();

export const isSessionLost = (code: string | undefined): boolean =>
  code === 'session.required' && tabPerson() !== undefined;

/** Asks the person of this tab to sign in again, once however many calls wait for it. False if they do not want to. */
export function signInAgain(): Promise<boolean> {
  const person = tabPerson();
  if (!person) return Promise.resolve(false);
  if (!asked) {
    let answer: (isBack: boolean) => void = () => {};
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    const settle = (isBack: boolean) => {
      asked = undefined;
      tell();
      answer(isBack);
    };
    asked = { lost: { person, settle }, answer: answered };
    tell();
  }
  return asked.answer;
}

/** The page is about to go, and nobody is asked whether to leave it: somebody else signed in, or its files are gone. */
export function giveUpPage(): void {
  isGivenUp = true;
}

export const isPageGivenUp = () => isGivenUp;

/** Read by the host of the dialog. */
export const lostSession = (): LostSession | undefined => asked?.lost;

export function subscribeToLostSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
