/** The origins of the accepted services' players, the only ones that a page may show inside itself. */
export const PLAYER_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://my.matterport.com',
  'https://kuula.co',
] as const;

const [YOUTUBE, VIMEO, MATTERPORT, KUULA] = PLAYER_ORIGINS;

interface Player {
  /** The name that people know. */
  service: string;
  /** The URL of the player that a page shows. */
  src: string;
}

/** The player of a stored URL; null for a URL that has none. */
export function playerOf(url: string): Player | null {
  const [, video] = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})$/u.exec(url) ?? [];
  if (video !== undefined)
    return { service: 'YouTube', src: `${YOUTUBE}/embed/${video}?autoplay=1` };
  const [, film, key] = /^https:\/\/vimeo\.com\/(\d+)(?:\/([\da-f]+))?$/u.exec(url) ?? [];
  if (film !== undefined) {
    // Vimeo then keeps no record of the session.
    const query = `dnt=1&autoplay=1${key === undefined ? '' : `&h=${key}`}`;
    return { service: 'Vimeo', src: `${VIMEO}/video/${film}?${query}` };
  }
  if (url.startsWith(`${MATTERPORT}/show/?m=`))
    return { service: 'Matterport', src: `${url}&play=1` };
  return url.startsWith(`${KUULA}/share/`) ? { service: 'Kuula', src: url } : null;
}
