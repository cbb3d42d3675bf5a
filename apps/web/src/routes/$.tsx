import { createFileRoute, notFound } from '@tanstack/react-router';
import { notFoundHead } from '../app/screens/not-found-head.ts';
import { NotFoundScreen } from '../app/screens/not-found-screen.tsx';

export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: notFoundHead,
  notFoundComponent: NotFoundScreen,
});
