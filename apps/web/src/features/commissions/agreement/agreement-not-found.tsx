import { errorCatalogue } from '@pbr/schemas/errors';
import { EmptyState } from '@pbr/ui/empty-state';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../lib/button-link.tsx';
import { useSessionUser } from '../../../lib/session.ts';

interface AgreementNotFoundProps {
  /** Shown to visitors instead, on the page for members only. */
  toVisitors?: ReactNode;
}

/** Links that never existed, were replaced, or whose share was withdrawn all look the same. */
export function AgreementNotFound({ toVisitors }: AgreementNotFoundProps) {
  const user = useSessionUser();
  if (toVisitors !== undefined && !user) return toVisitors;
  return (
    <EmptyState
      heading="h1"
      title="Acuerdo no encontrado"
      text={errorCatalogue['agreement.not_found'].es}
      action={
        <ButtonLink to="/properties" look="primary">
          Ver propiedades
        </ButtonLink>
      }
    />
  );
}
