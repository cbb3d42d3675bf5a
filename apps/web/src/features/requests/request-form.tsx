import type { RequestKind } from '@pbr/schemas/request/kinds';
import { ErrorRetry } from '@pbr/ui/error-retry';
import { Skeleton } from '@pbr/ui/skeleton';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { PlainForm } from '../../lib/forms/plain-form.tsx';
import classes from './request-form.module.css';

const forms: Record<RequestKind, () => Promise<ComponentType>> = {
  contact: async () => (await import('./contact-form.tsx')).ContactForm,
  valuation: async () => (await import('./valuation-form.tsx')).ValuationForm,
  legal: async () => (await import('./legal-form.tsx')).LegalForm,
};

/** How far below the window the form may be when it starts to load. */
const AHEAD = '600px';

/** A visitor's request to the company. The form loads when the visitor scrolls near it, not with the page. */
export function RequestForm({ kind }: { kind: RequestKind }) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Form: ComponentType }>();
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const Form = await forms[kind]();
      setLoaded({ Form });
    } catch (error) {
      setFailed(true);
      throw error;
    }
  }, [kind]);

  useEffect(() => {
    // `load` has already recorded the failure.
    const start = () => void load().catch(() => {});
    if (typeof IntersectionObserver === 'undefined') {
      start();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    <div ref={place} id="solicitud" className={classes.place}>
      <PlainForm kind={kind} />
      {loaded && <loaded.Form />}
      {!loaded && hasFailed && (
        <ErrorRetry
          title="No se pudo cargar el formulario"
          heading="h3"
          message="Revisa tu conexión e intenta de nuevo. También puedes llamarnos o escribirnos por correo."
          onRetry={load}
        />
      )}
      {!loaded && !hasFailed && (
        <div role="status" aria-label="Cargando formulario..." className={classes.loading}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} height="4.25rem" />
          ))}
        </div>
      )}
    </div>
  );
}
