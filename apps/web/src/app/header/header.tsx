import { formatCount } from '@pbr/schemas/format/numbers';
import { buttonClass } from '@pbr/ui/button';
import { HeartIcon, InboxIcon, MenuIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFavorites } from '../../lib/favorites/favorites.ts';
import { useSessionUser } from '../../lib/session.ts';
import { download } from '../../lib/page/downloads.ts';
import { useSite } from '../../lib/page/site.ts';
import { useDownload } from '../../lib/page/use-download.ts';
import { LogoMark } from '../../lib/page/logo.tsx';
import { FAVORITES_LINK, mainLinks, PERSON_LINKS, SIGN_IN_LINK } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { UserMenu } from './user-menu.tsx';
import { WaitingShares } from './waiting-shares.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './header.module.css';

const loadDrawer = () => import('./phone-drawer.tsx');

export function Header() {
  const user = useSessionUser();
  const { company } = useSite();
  const links = mainLinks(user);
  // Without scripts the person's own links are in `UserMenu`.
  const linksWithoutScripts = user ? links : [...links, SIGN_IN_LINK];
  const [isOpen, setOpen] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const drawer = useDownload({
    load: loadDrawer,
    need: isOpen || undefined,
    onFailure: () => setPlain(true),
  });
  const close = () => setOpen(false);

  return (
    <header className={classes.header} data-member={user ? '' : undefined}>
      <div className={classes.bar}>
        <Link to="/" className={classes.logo}>
          <LogoMark />
          {company.name}
        </Link>
        <nav aria-label="Principal" className={classes.wide}>
          <ul className={classes.links}>
            <NavigationLinks links={links} className={classes.link} />
          </ul>
        </nav>
        {user ? (
          <>
            <UnansweredLink />
            <UserMenu user={user} />
          </>
        ) : (
          <>
            <FavoritesLink />
            <Link to="/auth" className={`${buttonClass()} ${classes.wide}`}>
              {SIGN_IN_LINK.label}
            </Link>
          </>
        )}
        <button
          type="button"
          className={classes.burger}
          aria-label="Abrir menú"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void download(loadDrawer).catch(() => {})}
          onClick={() => setOpen(!isOpen)}
        >
          <MenuIcon size={26} />
          {user && <WaitingShares isDecoration />}
        </button>
      </div>
      <noscript>
        <nav aria-label="Menú" className={classes.withoutScripts}>
          <ul className={classes.links}>
            {linksWithoutScripts.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={classes.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </noscript>
      {drawer && (
        <drawer.PhoneDrawer
          opened={isOpen}
          title={company.name}
          links={links}
          user={user}
          onClose={close}
        />
      )}
      {isOpen && !drawer && isPlain && (
        <nav aria-label="Menú" className={classes.withoutScripts}>
          <ul className={classes.links}>
            <NavigationLinks
              links={[...linksWithoutScripts, ...(user ? PERSON_LINKS : [FAVORITES_LINK])]}
              className={classes.link}
              onNavigate={close}
            />
          </ul>
        </nav>
      )}
    </header>
  );
}

const MOST_SHOWN = 99;

/** Link to the favorites with their number. */
function FavoritesLink() {
  const count = useFavorites().ids.length;
  const label = count === 0 ? FAVORITES_LINK.label : `${FAVORITES_LINK.label}: ${count}`;
  return (
    <Link to="/favorites" className={classes.icon ?? ''} aria-label={label} title={label}>
      <HeartIcon size={24} />
      <Count of={count} />
    </Link>
  );
}

function Count({ of: count }: { of: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.unanswered} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}

/** Link to the inbox with the number of unanswered inquiries. */
function UnansweredLink() {
  const count = useUnanswered();
  const label = count === 0 ? 'Consultas' : `Consultas: ${formatCount(count)} sin responder`;
  return (
    <Link to="/inquiries" className={classes.icon ?? ''} aria-label={label} title={label}>
      <InboxIcon size={24} />
      <Count of={count} />
    </Link>
  );
}

const ASK_EVERY_MS = 2 * 60 * 1000;

/** For members: the number of unanswered inquiries, which comes with the page and is refreshed while it is open. */
function useUnanswered(): number {
  const { data } = trpc.inquiry.unanswered.useQuery(undefined, {
    staleTime: ASK_EVERY_MS,
    refetchInterval: ASK_EVERY_MS,
  });
  return data?.count ?? 0;
}
