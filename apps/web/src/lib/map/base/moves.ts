/** Marks moves that a person makes with buttons; MapLibre marks those by hand. */
export const BY_PERSON = { originalEvent: true };

/** How long a move takes, in milliseconds; none where the person wants no motion. */
export const moveFor = (milliseconds: number) => ({ duration: isCalm() ? 0 : milliseconds });

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
