import { lazyPart } from '../../../lib/page/lazy-part.tsx';

export interface UnclearNotesProps {
  unclear: string;
}

export const unclearNotesPart = lazyPart<UnclearNotesProps>({
  name: 'unclear-notes',
  load: () => import('./unclear-notes.tsx'),
});
