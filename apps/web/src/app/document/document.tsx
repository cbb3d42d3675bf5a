import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { COLOR_SCHEME_SCRIPT } from '../../lib/page/color-scheme.ts';

/** The whole HTML document. It needs no data, so error pages can use it too. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="es-MX" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <HeadContent />
        <ScriptOnce>{COLOR_SCHEME_SCRIPT}</ScriptOnce>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
