import type { PropertyDetail } from '@pbr/schemas/property/read';
import { DotsIcon, LinkIcon, ShareIcon, WhatsAppIcon } from '@pbr/ui/icons/listing-icons';
import { useHydrated } from '@tanstack/react-router';
import { useDetailsMenu } from '../../../../lib/dialogs/use-details-menu.ts';
import {
  canShareWithDevice,
  copyLink,
  propertyUrl,
  shareWithDevice,
} from '../../../../lib/sharing.ts';
import { shareUrl } from './share-link.ts';
import classes from './share-menu.module.css';

interface ShareMenuProps {
  property: PropertyDetail;
  publicOrigin: string;
}

/** The menu also opens without scripts and then offers WhatsApp. */
export function ShareMenu({ property, publicOrigin }: ShareMenuProps) {
  const { menu, close } = useDetailsMenu();
  const hasScripts = useHydrated();
  const url = propertyUrl(property, publicOrigin);

  return (
    <details className={classes.menu} ref={menu}>
      <summary className={classes.opener}>
        <ShareIcon size={18} />
        <span className="for-readers-on-phones">Compartir</span>
      </summary>
      <ul className={classes.ways}>
        <li>
          <a
            className={classes.way}
            href={shareUrl(property, publicOrigin)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
            <WhatsAppIcon />
            WhatsApp
            <span className="for-readers">, abre otra pestaña</span>
          </a>
        </li>
        {hasScripts && (
          <li>
            <button
              type="button"
              className={classes.way}
              onClick={() => void copyLink(url).then(close)}
            >
              <LinkIcon />
              Copiar enlace
            </button>
          </li>
        )}
        {hasScripts && canShareWithDevice() && (
          <li>
            <button
              type="button"
              className={classes.way}
              onClick={() => void shareWithDevice(property.name, url).then(close)}
            >
              <DotsIcon />
              Otra aplicación
            </button>
          </li>
        )}
      </ul>
    </details>
  );
}
