import { FacebookIcon, InstagramIcon, LinkedinIcon } from '@pbr/ui/icons';
import { Link } from '@tanstack/react-router';
import { mailUrl, phoneUrl } from '../lib/contact-links.ts';
import { useSite } from '../lib/site.ts';
import classes from './footer.module.css';

export function Footer() {
  const { company } = useSite();
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={classes.heading}>
            {company.name}
          </h2>
          <address className={classes.address}>
            <a href={phoneUrl(company.phone)}>{company.phone}</a>
            <a href={mailUrl(company.email)}>{company.email}</a>
            <span>{company.address}</span>
          </address>
          <SocialLinks />
        </section>
        <nav aria-label="Propiedades y servicios">
          <ul className={classes.links}>
            <li>
              <Link to="/properties" search={{ operation: 'venta' }}>
                Propiedades en venta
              </Link>
            </li>
            <li>
              <Link to="/properties" search={{ operation: 'renta' }}>
                Propiedades en renta
              </Link>
            </li>
            <li>
              <Link to="/valuation">Avalúos</Link>
            </li>
            <li>
              <Link to="/legal-advisory">Asesoría legal</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Información">
          <ul className={classes.links}>
            <li>
              <Link to="/privacy">Aviso de privacidad</Link>
            </li>
            <li>
              <Link to="/terms">Términos de uso</Link>
            </li>
            <li>
              <Link to="/help">Ayuda</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className={classes.owner}>{company.legalName}</p>
    </footer>
  );
}

const networks = [
  { key: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { key: 'instagram', label: 'Instagram', Icon: InstagramIcon },
  { key: 'linkedin', label: 'LinkedIn', Icon: LinkedinIcon },
] as const;

/** Networks without an address are not shown: an icon that leads nowhere helps nobody. */
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
          <a href={url} aria-label={label} rel="noopener noreferrer" target="_blank">
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  );
}
