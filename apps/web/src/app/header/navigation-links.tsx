import { Link, type LinkProps } from '@tanstack/react-router';
import type { NavigationLink } from './navigation.ts';
import { WaitingShares } from './waiting-shares.tsx';

interface NavigationLinksProps {
  links: readonly NavigationLink[];
  className: string | undefined;
  onNavigate?: () => void;
}

/** The menu as list items; the page one is on is marked for eyes and for readers. */
export function NavigationLinks({ links, className, onNavigate }: NavigationLinksProps) {
  return links.map(({ href, label, hasShares }) => (
    <li key={href}>
      <Link
        // The menu names pages of later releases as well; the router answers those with its not-found page.
        to={href as NonNullable<LinkProps['to']>}
        className={className ?? ''}
        activeProps={{ 'aria-current': 'page' }}
        {...(onNavigate && { onClick: onNavigate })}
      >
        {label}
        {hasShares && <WaitingShares />}
      </Link>
    </li>
  ));
}
