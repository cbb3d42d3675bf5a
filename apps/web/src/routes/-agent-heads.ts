import { unlistedHead } from '../app/header/member-page.ts';
import { download } from '../lib/page/downloads.ts';

type Heads = typeof import('../features/agents/agent-heads.ts');

/** The head of a page about agents. Its module is loaded on demand, because other pages need no texts about agents; without it there is a plain title. */
export async function agentPageHead<Head>(make: (heads: Heads) => Head) {
  try {
    return make(await download(() => import('../features/agents/agent-heads.ts')));
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    return unlistedHead('Agentes');
  }
}
