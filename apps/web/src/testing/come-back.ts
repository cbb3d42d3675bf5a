import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Follows a link out of the portal, as far as the portal sees it. */
export async function leaveBy(link: HTMLElement): Promise<void> {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
}

/** The person is back on the page from another tab or program. */
export const comeBack = () => void fireEvent(document, new Event('visibilitychange'));
