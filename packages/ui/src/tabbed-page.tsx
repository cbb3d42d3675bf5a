import './tabbed-page-styles.ts';
import { Tabs } from '@mantine/core';
import { Page } from './page.tsx';
import type { ReactNode } from 'react';

interface Tab<Name extends string> {
  name: Name;
  label: string;
  panel: ReactNode;
}

interface TabbedPageProps<Name extends string> {
  title: string;
  tabs: readonly Tab<Name>[];
  /** The one that the address names; without it the first is open. */
  open: Name | undefined;
  onOpen: (name: Name | undefined) => void;
  classNames: { list: string; tab: string };
}

/** A page whose parts stand behind tabs. */
export function TabbedPage<Name extends string>(props: TabbedPageProps<Name>) {
  const { title, tabs, open, onOpen, classNames } = props;
  const first = tabs[0]?.name;
  return (
    <Page title={title}>
      <Tabs
        value={open ?? first ?? null}
        onChange={(chosen) =>
          onOpen(tabs.find(({ name }) => name === chosen && name !== first)?.name)
        }
        keepMounted={false}
        classNames={classNames}
      >
        <Tabs.List>
          {tabs.map(({ name, label }) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name, panel }) => (
          <Tabs.Panel key={name} value={name}>
            {panel}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
