import { useState } from 'react';
import { useSignOut } from '../../lib/session.ts';
import classes from './sign-out.module.css';

/** 'Cerrar Sesión'. Without scripts it is a link that does the same. */
export function SignOut({ className }: { className: string | undefined }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = useSignOut();

  function signOut() {
    if (isLeaving) return;
    setLeaving(true);
    void leave();
  }

  return (
    <>
      <button
        type="button"
        className={`${className ?? ''} ${classes.needsScripts}`}
        aria-disabled={isLeaving}
        onClick={signOut}
      >
        {isLeaving ? 'Cerrando sesión...' : 'Cerrar Sesión'}
      </button>
      <noscript>
        <a href="/api/logout" className={className}>
          Cerrar Sesión
        </a>
      </noscript>
    </>
  );
}
