import '@mantine/core/styles/global.layer.css';
import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { theme } from './theme.tsx';
import './mantine-variables.css';

interface WithMantineProps {
  children: ReactNode;
  /** In tests nothing fades in or out. */
  env?: 'test';
}

/** Mantine's provider around one control: around the page, every first visit would load it. */
export function WithMantine({ children, env }: WithMantineProps) {
  if (use(MantineContext)) return children;
  return (
    <MantineProvider
      theme={theme}
      {...(env && { env })}
      // The document sets the colour scheme of the page; a provider would set that of the system.
      getRootElement={() => undefined}
      // The variables are in mantine-variables.css, and those of every page in the web's theme-variables.css.
      withCssVariables={false}
      // These classes serve `hiddenFrom` and the like; our own sheets decide what is visible where.
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
