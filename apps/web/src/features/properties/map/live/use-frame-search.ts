import { useEffect, useRef, useState } from 'react';
import { keptTexts } from '../../../../lib/kept-texts.ts';

/** Milliseconds without a move before the search follows. */
const FOLLOW_PAUSE = 350;
const FOLLOW_KEY = 'pbr:map-follow';

const texts = keptTexts(() => sessionStorage);

interface FrameSearch {
  /** The frame in the URL. */
  bbox: string | undefined;
  /** Searches in another frame; a press is a step of the history, and a move that is followed none. */
  onFrame: (bbox: string, isPress: boolean) => void;
}

/** When a move of the map searches in the frame that is seen: at once, after a pause, or at a press. */
export function useFrameSearch({ bbox, onFrame }: FrameSearch) {
  const [offer, setOffer] = useState<string>();
  const [follows, setFollows] = useState(() => texts.read(FOLLOW_KEY) !== 'no');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOffered = offer !== undefined && offer !== bbox;
  return {
    follows,
    follow(next: boolean) {
      texts.keep(FOLLOW_KEY, next ? 'yes' : 'no');
      setFollows(next);
    },
    moved(shown: string, isSearch: boolean) {
      clearTimeout(timer.current);
      if (shown === bbox) setOffer(undefined);
      else if (isSearch) onFrame(shown, true);
      else if (follows) timer.current = setTimeout(() => onFrame(shown, false), FOLLOW_PAUSE);
      else setOffer(shown);
    },
    /** The map shows a frame from elsewhere: where the person moved it to is gone. */
    forget() {
      clearTimeout(timer.current);
      setOffer(undefined);
    },
    /** Searches in the frame that is seen; absent while its listings are shown or will be. */
    search: isOffered
      ? () => {
          setOffer(undefined);
          onFrame(offer, true);
        }
      : undefined,
  };
}
