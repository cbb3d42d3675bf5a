import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { cssVariables, theme } from '@pbr/ui/theme';
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
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          {children}
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  );
}
