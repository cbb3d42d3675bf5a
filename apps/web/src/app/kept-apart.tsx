import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface KeptApartProps {
  children: ReactNode;
  /** Shown instead of what cannot be drawn. */
  otherwise?: ReactNode;
}

/** A part whose failure leaves the page around it as it is. */
export function KeptApart({ children, otherwise = null }: KeptApartProps) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => otherwise}>
      {children}
    </CatchBoundary>
  );
}
