import { buttonClass } from '@pbr/ui/button';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface AnchorProps extends ComponentProps<'a'> {
  look?: Parameters<typeof buttonClass>[0];
}

/** A link that looks like a button. */
export const ButtonLink = createLink(({ look, children, ...anchor }: AnchorProps) => (
  <a {...anchor} className={buttonClass(look)}>
    {children}
  </a>
));
