import { download } from '../../lib/page/downloads.ts';
import { missingPageHead } from '../../lib/page/seo.ts';
import type * as heads from './agent-heads.ts';

/** The head of a page about agents. Its texts are loaded on demand, because other pages need none of them; without them the title is plain. */
export async function agentPageHead<Head>(make: (from: typeof heads) => Head) {
  try {
    return make(await download(() => import('./agent-heads.ts')));
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    return missingPageHead('Agentes');
  }
}
