import { LOCALE, onDemand } from './locale.ts';

const all = onDemand(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));
const any = onDemand(() => new Intl.ListFormat(LOCALE, { type: 'disjunction' }));

/** 'Roma Norte, Condesa y Del Valle' */
export const formatAll = (items: readonly string[]): string => all().format(items);

/** 'Casa o Departamento' */
export const formatAny = (items: readonly string[]): string => any().format(items);
