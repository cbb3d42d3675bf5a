import { dealStatusPlurals, isClosedDeal } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { dealStatusLabels, labelOf } from '@pbr/schemas/property/values';

type State = Pick<MyProperty, 'isActive' | 'dealStatus'>;

/** 'Disponible', 'Vendida' */
export const dealLabel = (dealStatus: string): string =>
  dealStatus === '' ? 'Disponible' : labelOf(dealStatusLabels, dealStatus);

/** The notice after a deal changed: its effect for the public, and where the agent finds the listing now. */
export function dealWords({ isActive, dealStatus }: State): { title: string; message: string } {
  if (dealStatus === null)
    return {
      title: 'Disponible otra vez',
      message: isActive ? 'Aparece en el catálogo.' : STILL_PAUSED,
    };
  const isClosed = isClosedDeal(dealStatus);
  const open = `Sigue en el catálogo, con la etiqueta “${dealLabel(dealStatus)}”.`;
  const inPublic = isClosed ? 'Ya no aparece en el catálogo.' : open;
  const where = isClosed && `La encuentras en “${labelOf(dealStatusPlurals, dealStatus)}”.`;
  return {
    title: `Marcada como ${dealStatus}`,
    message: [isActive ? inPublic : STILL_PAUSED, where].filter(Boolean).join(' '),
  };
}

const STILL_PAUSED = 'Sigue en pausa: no se ve en el portal.';

/** The effect of pausing or publishing; a sold or rented listing stays out of the public lists. */
export function activeWords({ isActive, dealStatus }: State): string {
  if (!isActive) return 'Ya no se ve en el portal.';
  return isClosedDeal(dealStatus)
    ? `Está ${dealStatus}: solo la ve quien tenga el enlace.`
    : 'Ya se ve en el portal.';
}
