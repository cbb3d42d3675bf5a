import type { ErrorComponentProps } from '@tanstack/react-router';
import { phoneUrl } from '../../lib/format/contact-links.ts';
import { trpc } from '../../lib/trpc.ts';
import { Footer } from '../footer.tsx';
import { Header } from '../header/header.tsx';
import { KeptApart } from '../kept-apart.tsx';
import { ErrorScreen } from './error-screen.tsx';
import layout from '../layout.module.css';

/** Replaces the whole page. Header, footer and telephone are there as far as their own data is known. */
export function LastResort(props: ErrorComponentProps) {
  const { session, site } = trpc.useUtils();
  const company = site.get.getData()?.company;
  const isKnown = company !== undefined && session.user.getData() !== undefined;
  return (
    <>
      {isKnown && (
        <KeptApart>
          <Header />
        </KeptApart>
      )}
      <main className={isKnown ? layout.main : layout.bare}>
        <ErrorScreen {...props} />
      </main>
      {isKnown && (
        <KeptApart otherwise={<a href={phoneUrl(company.phone)}>{company.phone}</a>}>
          <Footer />
        </KeptApart>
      )}
    </>
  );
}
