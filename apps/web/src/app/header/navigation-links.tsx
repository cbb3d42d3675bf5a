import { Link, type LinkProps } from '@tanstack/react-router';
import type { NavigationLink } from './navigation.ts';
import { WaitingShares } from './waiting-shares.tsx';

interface NavigationLinksProps {
  links: readonly NavigationLink[];
  className: string | undefined;
  onNavigate?: () => void;
}

/** The menu as list items; `aria-current` marks the current page. */
export function NavigationLinks({ links, className, onNavigate }: NavigationLinksProps) {
  return links.map(({ href, label, hasShares }) => (
    <li key={href}>
      <Link
        // `href` is a plain string; the router answers a URL it does not know with its not-found page.
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
