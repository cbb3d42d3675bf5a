import { useEffect } from 'react';
import { COLOR_SCHEME_EVENT, NIGHT_SOURCE } from '../../../lib/page/color-scheme.ts';
import tallDay from './hero/tall-day-828.webp';
import tallNight from './hero/tall-night-828.webp';
import wideDay1280 from './hero/wide-day-1280.webp';
import wideDay1920 from './hero/wide-day-1920.webp';
import wideNight1280 from './hero/wide-night-1280.webp';
import wideNight1920 from './hero/wide-night-1920.webp';

const NIGHT = '(prefers-color-scheme: dark)';
const WIDE = '(min-width: 48em)';

interface CityPictureProps {
  className: string | undefined;
}

/** The page's largest image, which loads before the others. Our own drawing of Mexico City, by day or night like the colour scheme, and tall on phones. Decoration. */
export function CityPicture({ className }: CityPictureProps) {
  useEffect(() => void dispatchEvent(new Event(COLOR_SCHEME_EVENT)), []);
  return (
    <picture className={className}>
      <source
        media={`${WIDE} and ${NIGHT}`}
        {...{ [NIGHT_SOURCE]: WIDE }}
        srcSet={`${wideNight1280} 1280w, ${wideNight1920} 1920w`}
        sizes="100vw"
        width={1920}
        height={800}
      />
      <source
        media={WIDE}
        srcSet={`${wideDay1280} 1280w, ${wideDay1920} 1920w`}
        sizes="100vw"
        width={1920}
        height={800}
      />
      <source
        media={NIGHT}
        {...{ [NIGHT_SOURCE]: 'all' }}
        srcSet={tallNight}
        width={828}
        height={960}
      />
      <img src={tallDay} width={828} height={960} alt="" fetchPriority="high" decoding="async" />
    </picture>
  );
}
