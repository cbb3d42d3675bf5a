import { HeadContent, ScriptOnce, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { COLOR_SCHEME_SCRIPT } from '../../lib/page/color-scheme.ts';
import { PLAIN, plainPageScript } from '../../lib/page/plain-page.ts';

/** The whole HTML document. It needs no data, so error pages can use it too. */
export function Document({ children }: { children: ReactNode }) {
  const { refused } = useRouter().options.context;
  return (
    <html
      lang="es-MX"
      data-mantine-color-scheme="light"
      {...(import.meta.env.SSR && { [PLAIN]: '' })}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {import.meta.env.SSR && (
          <>
            <ScriptOnce>{plainPageScript(refused !== undefined)}</ScriptOnce>
            <ScriptOnce>{COLOR_SCHEME_SCRIPT}</ScriptOnce>
          </>
        )}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
