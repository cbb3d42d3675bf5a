import { playerOf } from '@pbr/schemas/property/media/players';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { PlayIcon } from '@pbr/ui/icons/listing-icons';
import { useState } from 'react';
import classes from './linked-media.module.css';

const KINDS = [
  { field: 'videoUrl', heading: 'Video', watch: 'Ver el video' },
  { field: 'tourUrl', heading: 'Recorrido virtual', watch: 'Ver el recorrido' },
] as const;

/** Video and tour of a listing. Their services learn of a visitor only when the visitor opens them. */
export function Part({ property }: { property: PropertyDetail }) {
  return KINDS.map(({ field, ...words }) => {
    const url = property[field];
    return url === null ? null : (
      <Medium key={`${property.id} ${field}`} url={url} of={property.name} {...words} />
    );
  });
}

interface MediumProps {
  url: string;
  /** The name of the listing. */
  of: string;
  heading: string;
  watch: string;
}

function Medium({ url, of, heading, watch }: MediumProps) {
  const [isOpen, setIsOpen] = useState(false);
  const player = playerOf(url);
  if (!player) return null;
  return (
    <section className={classes.medium}>
      <h2>{heading}</h2>
      {isOpen ? (
        <iframe
          ref={takeFocus}
          className={classes.player}
          title={`${heading} de ${of}`}
          src={player.src}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, so the two do not let it out
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="autoplay; fullscreen; picture-in-picture; gyroscope; accelerometer; xr-spatial-tracking"
          referrerPolicy="strict-origin"
        />
      ) : (
        <button type="button" className={classes.open} onClick={() => setIsOpen(true)}>
          <PlayIcon size={28} />
          <span>
            <strong>{watch}</strong>
            <small>Viene de {player.service}, que al abrirlo sabrá de tu visita.</small>
          </span>
        </button>
      )}
      <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
        Abrir en {player.service}
      </a>
    </section>
  );
}

/** The button that had the focus is gone. One function for all renderings, so that a later one leaves the focus where it is. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();
