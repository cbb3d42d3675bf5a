import { buttonClass } from '@pbr/ui/button';
import { MailIcon } from '@pbr/ui/icons/icons';
import { PhoneIcon } from '@pbr/ui/icons/listing-icons';
import { mailUrl, phoneUrl } from '../../lib/format/contact-links.ts';
import { useSite } from '../../lib/page/site.ts';
import classes from './page.module.css';

/** Buttons to call the company or write to it. */
export function ContactActions() {
  const { company } = useSite();
  return (
    <p className={classes.actions}>
      <a href={phoneUrl(company.phone)} className={buttonClass('primary')}>
        <PhoneIcon /> Llamar al {company.phone}
      </a>
      <a href={mailUrl(company.email)} className={buttonClass()}>
        <MailIcon /> {company.email}
      </a>
    </p>
  );
}
