import type { Agreement } from '@pbr/schemas/commission/share';
import type { ReactNode } from 'react';
import { QueryError } from '../../../lib/query-error.tsx';
import { serverError } from '../../../lib/forms/server-error.ts';
import { AgreementNotFound } from './agreement-not-found.tsx';
import { AgreementSheet } from './agreement-sheet.tsx';
import { AnswerButtons, SignedAnswer } from './answer-buttons.tsx';
import { type ShareAnswer, useAnswer } from './use-answer.tsx';

interface AgreementScreenProps {
  query: { data: Agreement | undefined; error: unknown; refetch: () => Promise<unknown> };
  send: (answer: ShareAnswer) => Promise<Agreement>;
  onAnswered: (agreement: Agreement) => void;
  /** Asks for the name of a reader who is not signed in. */
  isSigned?: boolean;
  /** The link back. */
  above?: (agreement: Agreement) => ReactNode;
}

/** Loads an agreement and lets its reader answer. */
export function AgreementScreen({
  query,
  send,
  onAnswered,
  isSigned = false,
  above,
}: AgreementScreenProps) {
  const { data, error, refetch } = query;
  const answer = useAnswer({ send, onAnswered, onOutdated: refetch });
  if (serverError(error)?.code.endsWith('.not_found')) return <AgreementNotFound />;
  if (!data) return <QueryError query={query} heading="h1" title="No se pudo cargar el acuerdo" />;
  const given = { answer, version: data.version };
  return (
    <>
      <AgreementSheet agreement={data} above={above?.(data)}>
        {isSigned ? <SignedAnswer {...given} /> : <AnswerButtons {...given} />}
      </AgreementSheet>
      {answer.dialog}
    </>
  );
}
