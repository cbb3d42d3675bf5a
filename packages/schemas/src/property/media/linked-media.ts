import * as z from 'zod/mini';

type Kind = 'video' | 'tour';

const HOSTS: Record<Kind, string> = {
  video: 'YouTube (www.youtube.com, youtu.be) o Vimeo (vimeo.com)',
  tour: 'Matterport (my.matterport.com) o Kuula (kuula.co)',
};

/** A URL of 2,000 characters is not that of a video. */
const MOST_TYPED = 2000;

/** The URL of a video or a tour as people copy it; comes out in the one form that is stored. */
export function mediaLinkSchema(kind: Kind) {
  const message = `Pega un enlace que empiece con https:// de ${HOSTS[kind]}.`;
  return z.pipe(
    z.string(message).check(z.trim(), z.maxLength(MOST_TYPED, message)),
    z.transform((typed: string, context) => {
      const canonical = canonicalLink(kind, typed);
      if (canonical !== null) return canonical;
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  );
}

interface PlainUrl {
  host: string;
  path: string;
  query: string;
}

/** A plain URL: without a user, a port or a relative part. */
function plainUrlOf(typed: string): PlainUrl | null {
  const [, host, path = '/', query = ''] =
    /^https:\/\/([a-z\d.-]+)(\/[\w./-]*)?(?:\?([^#\s]*))?(?:#\S*)?$/iu.exec(typed) ?? [];
  return host === undefined
    ? null
    : { host: host.toLowerCase().replace(/^(?:www|m)\./u, ''), path, query };
}

/** The stored form of a URL; null when no service of this kind has it. */
export function canonicalLink(kind: Kind, typed: string): string | null {
  const url = plainUrlOf(typed);
  if (!url) return null;
  return FORMS[kind].map((form) => form(url)).find((found) => found !== null) ?? null;
}

type Form = (url: PlainUrl) => string | null;

/** The groups of the path where the host is this one. */
const inPath = (url: PlainUrl, host: string, path: RegExp): (string | undefined)[] | null =>
  url.host === host ? (path.exec(url.path)?.slice(1) ?? null) : null;

/** The value of a parameter where host and path are these. */
const inQuery = (url: PlainUrl, host: string, path: RegExp, name: string): string[] | null =>
  inPath(url, host, path) && [parameter(url, name)];

const parameter = ({ query }: PlainUrl, name: string): string =>
  new RegExp(`(?:^|&)${name}=([^&]*)`, 'u').exec(query)?.[1] ?? '';

const YOUTUBE_PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/u;

function youtube(url: PlainUrl): string | null {
  const [id = ''] =
    inPath(url, 'youtu.be', /^\/([^/]+)\/?$/u) ??
    inPath(url, 'youtube.com', YOUTUBE_PATH) ??
    inPath(url, 'youtube-nocookie.com', YOUTUBE_PATH) ??
    inQuery(url, 'youtube.com', /^\/watch\/?$/u, 'v') ??
    [];
  return /^[\w-]{11}$/u.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
}

const VIMEO_PATH =
  /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/u;

/** A video that Vimeo does not list needs the key behind its number. */
function vimeo(url: PlainUrl): string | null {
  const [id, inUrl] =
    inPath(url, 'player.vimeo.com', /^\/video\/(\d{5,12})\/?$/u) ??
    inPath(url, 'vimeo.com', VIMEO_PATH) ??
    [];
  if (id === undefined) return null;
  const key = inUrl ?? parameter(url, 'h');
  return `https://vimeo.com/${id}${/^[\da-f]{6,20}$/u.test(key) ? `/${key}` : ''}`;
}

function matterport(url: PlainUrl): string | null {
  const [id = ''] =
    inQuery(url, 'my.matterport.com', /^\/show\/?$/u, 'm') ??
    inPath(url, 'my.matterport.com', /^\/models\/([^/]+)\/?$/u) ??
    inPath(url, 'matterport.com', /^\/discover\/space\/([^/]+)\/?$/u) ??
    inPath(url, 'discover.matterport.com', /^\/space\/([^/]+)\/?$/u) ??
    [];
  return /^[a-z\d]{11}$/iu.test(id) ? `https://my.matterport.com/show/?m=${id}` : null;
}

const KUULA_PATH =
  /^\/(?:share|post)\/(?:(?:[\w-]{2,16}\/)?(collection\/))?(?!collection\/?$)([\w-]{2,16})\/?$/u;

function kuula(url: PlainUrl): string | null {
  const [collection = '', id] = inPath(url, 'kuula.co', KUULA_PATH) ?? [];
  return id === undefined ? null : `https://kuula.co/share/${collection}${id}`;
}

const FORMS: Record<Kind, readonly Form[]> = { video: [youtube, vimeo], tour: [matterport, kuula] };
