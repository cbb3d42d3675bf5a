import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { theme } from '@pbr/ui/theme';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The whole HTML document; it needs no data, so that an error page has one too. */
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
          // They stand in theme-variables.css: printed here, they would be worked out and sent again with every page.
          withCssVariables={false}
          // For `hiddenFrom` and the like; our own sheets say what is shown where.
          withGlobalClasses={false}
        >
          {children}
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  );
}
