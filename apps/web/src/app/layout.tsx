import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMergeFavorites } from '../lib/favorites/favorites.ts';
import { restoreTyped } from '../lib/page/restore-typed.ts';
import { useTabPerson } from '../lib/session.ts';
import { Content, CONTENT_ID } from './content.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { KeptApart } from './kept-apart.tsx';
import { ToastHost } from './toast-host.tsx';
import classes from './layout.module.css';

/** Header, page and footer. */
export function Layout() {
  const main = useFocusOnNavigation();
  useMergeFavorites();
  useTabPerson();
  useEffect(restoreTyped, []);
  return (
    <>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        Saltar al contenido
      </a>
      <KeptApart>
        <Header />
      </KeptApart>
      <Content ref={main}>
        <Outlet />
      </Content>
      <KeptApart>
        <Footer />
      </KeptApart>
      <KeptApart>
        <ToastHost />
      </KeptApart>
    </>
  );
}

/** Client-side navigation leaves the focus where it was, so this moves keyboard and screen reader to the new page. */
function useFocusOnNavigation() {
  const router = useRouter();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) main.current?.focus({ preventScroll: true });
    });
    return stop;
  }, [router]);
  return main;
}
