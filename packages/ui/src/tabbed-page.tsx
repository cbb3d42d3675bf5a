import type { ReactNode } from 'react';
import { Tabs } from './tabs.tsx';
import { WorkSheet, WorkTitle } from './work-page.tsx';

interface Tab<Name extends string> {
  name: Name;
  label: string;
  panel: ReactNode;
}

interface TabbedPageProps<Name extends string> {
  title: string;
  tabs: readonly Tab<Name>[];
  /** The tab that the URL names; the first one is open when it names none. */
  open: Name | undefined;
  onOpen: (name: Name | undefined) => void;
}

/** A work screen with its parts in tabs. */
export function TabbedPage<Name extends string>(props: TabbedPageProps<Name>) {
  const { title, tabs, open, onOpen } = props;
  const first = tabs[0]?.name;
  return (
    <WorkSheet>
      <Tabs
        beside={<WorkTitle>{title}</WorkTitle>}
        value={open ?? first ?? null}
        onChange={(chosen) =>
          onOpen(tabs.find(({ name }) => name === chosen && name !== first)?.name)
        }
        tabs={tabs.map(({ name, label, panel }) => ({ value: name, label, panel }))}
      />
    </WorkSheet>
  );
}
