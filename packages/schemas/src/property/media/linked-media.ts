import * as z from 'zod/mini';

type Kind = 'video' | 'tour';

const HOSTS: Record<Kind, string> = {
  video: 'YouTube (www.youtube.com, youtu.be) o Vimeo (vimeo.com)',
  tour: 'Matterport (my.matterport.com) o Kuula (kuula.co)',
};

/** An address of 2,000 characters is no address of a video. */
const MOST_TYPED = 2000;

/** An address of a video or a tour as people copy it; comes out in the one form that is stored. */
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

interface Address {
  host: string;
  path: string;
  query: string;
}

/** A plain address: without a user, a port or a relative part. */
function addressOf(typed: string): Address | null {
  const [, host, path = '/', query = ''] =
    /^https:\/\/([a-z\d.-]+)(\/[\w./-]*)?(?:\?([^#\s]*))?(?:#\S*)?$/iu.exec(typed) ?? [];
  return host === undefined
    ? null
    : { host: host.toLowerCase().replace(/^(?:www|m)\./u, ''), path, query };
}

/** The stored form of an address; null when no service of this kind has it. */
export function canonicalLink(kind: Kind, typed: string): string | null {
  const address = addressOf(typed);
  if (!address) return null;
  return FORMS[kind].map((form) => form(address)).find((found) => found !== null) ?? null;
}

type Form = (address: Address) => string | null;

/** The groups of the path where the host is this one. */
const inPath = (address: Address, host: string, path: RegExp): (string | undefined)[] | null =>
  address.host === host ? (path.exec(address.path)?.slice(1) ?? null) : null;

/** The value of a parameter where host and path are these. */
const inQuery = (address: Address, host: string, path: RegExp, name: string): string[] | null =>
  inPath(address, host, path) && [parameter(address, name)];

const parameter = ({ query }: Address, name: string): string =>
  new RegExp(`(?:^|&)${name}=([^&]*)`, 'u').exec(query)?.[1] ?? '';

const YOUTUBE_PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/u;

function youtube(address: Address): string | null {
  const [id = ''] =
    inPath(address, 'youtu.be', /^\/([^/]+)\/?$/u) ??
    inPath(address, 'youtube.com', YOUTUBE_PATH) ??
    inPath(address, 'youtube-nocookie.com', YOUTUBE_PATH) ??
    inQuery(address, 'youtube.com', /^\/watch\/?$/u, 'v') ??
    [];
  return /^[\w-]{11}$/u.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
}

const VIMEO_PATH =
  /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/u;

/** A video that Vimeo does not list needs the key behind its number. */
function vimeo(address: Address): string | null {
  const [id, inAddress] =
    inPath(address, 'player.vimeo.com', /^\/video\/(\d{5,12})\/?$/u) ??
    inPath(address, 'vimeo.com', VIMEO_PATH) ??
    [];
  if (id === undefined) return null;
  const key = inAddress ?? parameter(address, 'h');
  return `https://vimeo.com/${id}${/^[\da-f]{6,20}$/u.test(key) ? `/${key}` : ''}`;
}

function matterport(address: Address): string | null {
  const [id = ''] =
    inQuery(address, 'my.matterport.com', /^\/show\/?$/u, 'm') ??
    inPath(address, 'my.matterport.com', /^\/models\/([^/]+)\/?$/u) ??
    inPath(address, 'matterport.com', /^\/discover\/space\/([^/]+)\/?$/u) ??
    inPath(address, 'discover.matterport.com', /^\/space\/([^/]+)\/?$/u) ??
    [];
  return /^[a-z\d]{11}$/iu.test(id) ? `https://my.matterport.com/show/?m=${id}` : null;
}

const KUULA_PATH =
  /^\/(?:share|post)\/(?:(?:[\w-]{2,16}\/)?(collection\/))?(?!collection\/?$)([\w-]{2,16})\/?$/u;

function kuula(address: Address): string | null {
  const [collection = '', id] = inPath(address, 'kuula.co', KUULA_PATH) ?? [];
  return id === undefined ? null : `https://kuula.co/share/${collection}${id}`;
}

const FORMS: Record<Kind, readonly Form[]> = { video: [youtube, vimeo], tour: [matterport, kuula] };
