import { ChevronDownIcon, FacebookIcon, InstagramIcon, LinkedinIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
import { Children, type ReactElement, useId } from 'react';
import { mailUrl, phoneUrl } from '../lib/format/contact-links.ts';
import { openingLines } from '../lib/format/opening-hours.ts';
import { useSite } from '../lib/page/site.ts';
import { COLOR_SCHEME_CONTROL } from '../lib/page/color-scheme.ts';
import { LogoMark } from '../lib/page/logo.tsx';
import classes from './footer.module.css';

export function Footer() {
  const { company } = useSite();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <section aria-labelledby="footer-contact" className={classes.about}>
            <h2 id="footer-contact" className={classes.company}>
              <LogoMark />
              {company.name}
            </h2>
            <address className={classes.address}>
              <a href={phoneUrl(company.phone)}>{company.phone}</a>
              <a href={mailUrl(company.email)}>{company.email}</a>
              <span>{company.address}</span>
              {openingLines(company.hours).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <SocialLinks />
          </section>
          <LinkColumn heading="Propiedades">
            <Link to="/properties" search={{ operation: 'venta' }}>
              Propiedades en venta
            </Link>
            <Link to="/properties" search={{ operation: 'renta' }}>
              Propiedades en renta
            </Link>
          </LinkColumn>
          <LinkColumn heading="Servicios">
            <Link to="/services">Todos los servicios</Link>
            <Link to="/valuation">Avalúos</Link>
            <Link to="/legal-advisory">Asesoría legal</Link>
            <Link to="/agents">Agentes</Link>
            <Link to="/contacts">Contáctanos</Link>
          </LinkColumn>
          <LinkColumn heading="Información">
            <Link to="/help">Ayuda</Link>
            <Link to="/privacy">Aviso de privacidad</Link>
            <Link to="/terms">Términos de uso</Link>
          </LinkColumn>
        </div>
        <div className={classes.end}>
          <p>{company.legalName}</p>
          <label className={classes.scheme}>
            Tema
            <select {...{ [COLOR_SCHEME_CONTROL]: '' }} autoComplete="off">
              <option value="">Automático</option>
              <option value="light">Claro</option>
              <option value="dark">Oscuro</option>
            </select>
          </label>
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ heading, children }: { heading: string; children: readonly ReactElement[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      {/* Folds the list on phones, also without scripts. */}
      <details className={classes.fold}>
        <summary>
          {heading} <ChevronDownIcon size={18} />
        </summary>
      </details>
      <ul className={classes.links}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

const networks = [
  { key: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { key: 'instagram', label: 'Instagram', Icon: InstagramIcon },
  { key: 'linkedin', label: 'LinkedIn', Icon: LinkedinIcon },
] as const;

/** Networks without a URL are left out: an icon that leads nowhere helps nobody. */
function SocialLinks() {
  const { social } = useSite().company;
  const present = networks.flatMap(({ key, ...rest }) => {
    const url = social[key];
    return url === null ? [] : [{ url, ...rest }];
  });
  if (present.length === 0) return null;
  return (
    <ul className={classes.social}>
      {present.map(({ url, label, Icon }) => (
        <li key={label}>
          <a
            href={url}
            className={classes.network}
            aria-label={label}
            rel="noopener noreferrer"
            target="_blank"
          >
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  );
}
