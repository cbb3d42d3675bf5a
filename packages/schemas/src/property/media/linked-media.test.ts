import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalLink, mediaLinkSchema } from './linked-media.ts';
import { PLAYER_ORIGINS, playerOf } from './players.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const MATTERPORT = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';

describe('the URL of a video', () => {
  test.each([
    YOUTUBE,
    'https://youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL123',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    'HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ#t=3',
  ])('%s is one video of YouTube', (typed) => {
    expect(canonicalLink('video', typed)).toBe(YOUTUBE);
  });

  test.each([
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871?share=copy', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ])('%s is of Vimeo', (typed, canonical) => {
    expect(canonicalLink('video', typed)).toBe(canonical);
  });
});

test.each([
  [MATTERPORT, MATTERPORT],
  ['https://my.matterport.com/show?play=1&m=SxQL3iGyoDo', MATTERPORT],
  ['https://matterport.com/discover/space/SxQL3iGyoDo', MATTERPORT],
  ['https://discover.matterport.com/space/SxQL3iGyoDo', MATTERPORT],
  ['https://kuula.co/post/NhFVw', 'https://kuula.co/share/NhFVw'],
  ['https://kuula.co/share/NhFVw?logo=1&info=1', 'https://kuula.co/share/NhFVw'],
  ['https://kuula.co/share/collection/7PmJQ', 'https://kuula.co/share/collection/7PmJQ'],
  ['https://kuula.co/post/NhFVw/collection/7PmJQ', 'https://kuula.co/share/collection/7PmJQ'],
])('%s is a tour', (typed, canonical) => {
  expect(canonicalLink('tour', typed)).toBe(canonical);
});

const REFUSED = [
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  '//youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.mx/watch?v=dQw4w9WgXcQ',
  'https://evil.mx/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be@evil.mx/dQw4w9WgXcQ',
  'https://user:secret@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'https://youtu.be\\@evil.mx/dQw4w9WgXcQ',
  'https://www.youtube.com/playlist?list=PL123',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
  'https://www.youtube.com/redirect?q=https://evil.mx',
  'https://www.youtube.com/',
  'https://vimeo.com/blog',
  'https://www.tiktok.com/@casas/video/123',
  'javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ',
  'data:text/html,https://youtu.be/dQw4w9WgXcQ',
  'https://my.matterport.com/show/?m=corto',
  'https://kuula.co/login',
  'https://kuula.co/share/collection',
  ' ',
  'x'.repeat(2001),
];

test.each(REFUSED)('%s is neither', (typed) => {
  expect(canonicalLink('video', typed)).toBeNull();
  expect(canonicalLink('tour', typed)).toBeNull();
});

test('the URL of the other kind is refused with the hosts of this one', () => {
  expect(mediaLinkSchema('tour').safeParse(YOUTUBE).error?.issues[0]?.message).toBe(
    'Pega un enlace que empiece con https:// de Matterport (my.matterport.com) o Kuula (kuula.co).',
  );
  expect(mediaLinkSchema('video').safeParse(MATTERPORT).error?.issues[0]?.message).toBe(
    'Pega un enlace que empiece con https:// de YouTube (www.youtube.com, youtu.be) o Vimeo (vimeo.com).',
  );
  expect(mediaLinkSchema('video').safeParse(` ${YOUTUBE} `).data).toBe(YOUTUBE);
});

test.each([
  [YOUTUBE, 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  [
    'https://vimeo.com/76979871',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
  ],
  [MATTERPORT, 'Matterport', `${MATTERPORT}&play=1`],
  ['https://kuula.co/share/NhFVw', 'Kuula', 'https://kuula.co/share/NhFVw'],
])('%s plays at %s', (url, service, src) => {
  expect(playerOf(url)).toEqual({ service, src });
});

test('whatever is stored has a player at one of the origins, and no other URL has one', () => {
  const part = fc.constantFrom(
    ...Array.from('/?=&.:@#-_\\"<> aZ09%'),
    'https://',
    'youtu.be',
    'vimeo.com',
    'kuula.co',
  );
  const typed = fc.oneof(
    fc.array(part).map((parts) => parts.join('')),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom('video' as const, 'tour' as const), (text, kind) => {
      const stored = canonicalLink(kind, text);
      const player = playerOf(stored ?? text);
      const isAllowed = PLAYER_ORIGINS.some((origin) => player?.src.startsWith(`${origin}/`));
      expect(stored === null || canonicalLink(kind, stored) === stored).toBe(true);
      expect(isAllowed).toBe(player !== null);
      expect(stored === null || player !== null).toBe(true);
    }),
  );
});
