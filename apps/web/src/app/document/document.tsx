import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Follows the scheme of the system before anything is painted, and when it changes. */
const FOLLOW_COLOR_SCHEME = `{
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light');
follow();
dark.addEventListener('change', follow);
}`;

/** The whole HTML document. It needs no data, so error pages can use it too. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="es-MX" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <HeadContent />
        <ScriptOnce>{FOLLOW_COLOR_SCHEME}</ScriptOnce>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
