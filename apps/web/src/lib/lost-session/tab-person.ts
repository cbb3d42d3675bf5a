import { PERSON_HEADER } from '@pbr/schemas/account/person-header';
import type { SessionUser } from '@pbr/schemas/account/user';

let person: SessionUser | undefined;

/** The person whose pages this tab shows, even after their session has ended. Set in browsers only. */
export const tabPerson = () => person;

export function setTabPerson(user: SessionUser | undefined): void {
  person = user;
}

/** The start of a storage key for this person alone, because several people may share a computer. */
export const ownKey = (name: string): string => `${name}:${person?.id ?? 'visitor'}`;

/** Tells the server for whom the page of a request was drawn. */
export const personHeaders = (): Record<string, string> =>
  person ? { [PERSON_HEADER]: person.id } : {};
