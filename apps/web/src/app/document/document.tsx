import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { theme } from '@pbr/ui/theme';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The whole HTML document. It needs no data, so error pages can use it too. */
export function Document({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? '';
  return (
    <html lang="es-MX" {...mantineHtmlProps}>
      <head>
        <HeadContent />
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
          // The variables are in theme-variables.css: printed here, they would be computed and sent again with every page.
          withCssVariables={false}
          // These classes serve `hiddenFrom` and the like; our own sheets decide what is visible where.
          withGlobalClasses={false}
        >
          {children}
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  );
}
