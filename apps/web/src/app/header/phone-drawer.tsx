import type { SessionUser } from '@pbr/schemas/account/user';
import { buttonClass } from '@pbr/ui/button';
import { PhoneIcon, WhatsAppIcon } from '@pbr/ui/icons/listing-icons';
import { Drawer } from '@pbr/ui/overlays/drawer';
import { Portrait } from '@pbr/ui/portrait';
import { dialUrl, chatUrl } from '../../lib/format/phone-links.ts';
import { openingLines } from '../../lib/format/opening-hours.ts';
import { useSite } from '../../lib/page/site.ts';
import { FAVORITES_LINK, type NavigationLink, PERSON_LINKS, SIGN_IN_LINK } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { SignOut } from './sign-out.tsx';
import classes from './phone-drawer.module.css';

interface PhoneDrawerProps {
  opened: boolean;
  title: string;
  links: readonly NavigationLink[];
  user: SessionUser | null;
  onClose: () => void;
}

export function PhoneDrawer({ opened, title, links, user, onClose }: PhoneDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title={title} closeLabel="Cerrar menú">
      {user && (
        <p className={classes.person}>
          <Portrait person={user} size={32} tone="strong" />
          <span>
            <strong>
              {user.firstName} {user.lastName}
            </strong>
            <br />
            {user.email}
          </span>
        </p>
      )}
      <nav aria-label="Menú">
        <ul>
          <NavigationLinks links={links} className={classes.link} onNavigate={onClose} />
          {user ? (
            <>
              <NavigationLinks links={PERSON_LINKS} className={classes.link} onNavigate={onClose} />
              <li>
                <SignOut className={classes.link} />
              </li>
            </>
          ) : (
            <>
              <NavigationLinks
                links={[FAVORITES_LINK]}
                className={classes.link}
                onNavigate={onClose}
              />
              <li>
                <a href="/api/login" className={classes.link}>
                  {SIGN_IN_LINK.label}
                </a>
              </li>
            </>
          )}
        </ul>
      </nav>
      <CompanyContact />
    </Drawer>
  );
}

function CompanyContact() {
  const { company } = useSite();
  const chat = chatUrl(company.whatsapp, `Hola, ${company.name}.`);
  return (
    <div className={classes.contact}>
      <p className={classes.hours}>{openingLines(company.hours).join('\n')}</p>
      <a href={dialUrl(company.phone)} className={buttonClass()}>
        <PhoneIcon /> {company.phone}
      </a>
      {chat !== null && (
        <a href={chat} className={buttonClass()} target="_blank" rel="noopener noreferrer">
          <WhatsAppIcon /> WhatsApp
        </a>
      )}
    </div>
  );
}
