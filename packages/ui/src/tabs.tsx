// `UnstyledButton` comes first: the other sheet overrides its resets.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs as MantineTabs, type TabsProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tabs.module.css';
import { useChosenInView } from './hooks/use-chosen-in-view.tsx';
import { WithMantine } from './with-mantine.tsx';

interface Tab {
  value: string;
  label: string;
  panel: ReactNode;
}

interface Props extends Pick<TabsProps, 'value' | 'onChange'> {
  tabs: readonly Tab[];
  /** The tabs share the whole width. */
  grow?: boolean;
  /** Shown on the line of the tabs, before them, where there is room. */
  beside?: ReactNode;
}

/** Panels of which one is shown; only that one is rendered. */
export function Tabs({ tabs, grow = false, beside, ...open }: Props) {
  const row = useChosenInView<HTMLDivElement>(open.value);
  return (
    <WithMantine>
      <MantineTabs
        {...open}
        keepMounted={false}
        classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}
      >
        <div className={classes.head}>
          {beside}
          <MantineTabs.List ref={row} grow={grow} data-grow={grow || undefined}>
            {tabs.map(({ value, label }) => (
              <MantineTabs.Tab key={value} value={value}>
                {label}
              </MantineTabs.Tab>
            ))}
          </MantineTabs.List>
        </div>
        {tabs.map(({ value, panel }) => (
          <MantineTabs.Panel key={value} value={value}>
            {panel}
          </MantineTabs.Panel>
        ))}
      </MantineTabs>
    </WithMantine>
  );
}
