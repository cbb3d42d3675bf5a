import { lazyPart } from '../../../lib/page/lazy-part.tsx';

export const cutWordsPart = lazyPart<{ cut: string }>({
  name: 'cut-words',
  load: () => import('./cut-words.tsx'),
  otherwise: () => 'Usamos solo el principio de tu búsqueda.',
});
