import type { PropertyDetail } from '@pbr/schemas/property';
import { DotsIcon, LinkIcon, ShareIcon, WhatsAppIcon } from '@pbr/ui/icons';
import { useMounted } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { propertyUrl, shareUrl } from './share-link.ts';
import classes from './share-menu.module.css';

interface ShareMenuProps {
  property: PropertyDetail;
  publicOrigin: string;
}

/** Opens without scripts as well, and then offers WhatsApp. */
export function ShareMenu({ property, publicOrigin }: ShareMenuProps) {
  const { menu, close } = useDisclosure();
  const hasScripts = useMounted();
  const url = propertyUrl(property, publicOrigin);

  return (
    <details className={classes.menu} ref={menu}>
      <summary className={classes.opener}>
        <ShareIcon size={18} />
        Compartir
      </summary>
      <ul className={classes.ways}>
        <li>
          <a
            href={shareUrl(property, publicOrigin)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
            <WhatsAppIcon />
            WhatsApp
            <span className={classes.forReaders}>, abre otra pestaña</span>
          </a>
        </li>
        {hasScripts && (
          <li>
            <button type="button" onClick={() => void copy(url).then(close)}>
              <LinkIcon />
              Copiar enlace
            </button>
          </li>
        )}
        {hasScripts && 'share' in navigator && (
          <li>
            <button
              type="button"
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

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notifySuccess('Enlace copiado');
  } catch {
    // Refused, or a page without TLS.
    notifyFailure('Error', 'No se pudo copiar el enlace. Cópialo de la barra de direcciones.');
  }
}

async function shareWithDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Whoever changes their mind there needs no message.
  }
}

/** Escape, a click elsewhere or the focus going elsewhere close it, as people expect of a menu. */
function useDisclosure() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && closeMenu(menu.current);
    const closeElsewhere = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) {
        menu.current.open = false;
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, []);

  return { menu, close: () => closeMenu(menu.current) };
}

function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}
