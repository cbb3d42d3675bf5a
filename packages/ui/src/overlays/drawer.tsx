import './overlay-sheets.ts';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import classes from './drawer.module.css';
import { CloseIcon } from '../icons/icons.tsx';
import { useIsCovered } from './covering.tsx';
import { useLayer } from './layers.tsx';
import { WithMantine } from '../with-mantine.tsx';

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: React.ReactNode;
}

/** A panel over the right edge of the page. It keeps the focus inside and gives it back when it closes. */
export function Drawer({ opened, closeLabel, ...rest }: DrawerProps) {
  // Mount closed, then open: Mantine records the focused element on that change and restores the focus to it.
  const isMounted = useMounted();
  useLayer(opened, rest.onClose);
  const isBelow = useIsCovered();
  return (
    <WithMantine>
      <MantineDrawer
        opened={opened && isMounted}
        closeOnEscape={!isBelow}
        position="right"
        size="xs"
        classNames={{
          title: classes.title ?? '',
          content: classes.content ?? '',
          body: classes.body ?? '',
        }}
        // Mantine renders a `<header>`; outside a sectioning element it would be a second banner landmark.
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': closeLabel, size: 'xl', icon: <CloseIcon size={24} /> }}
        {...rest}
      />
    </WithMantine>
  );
}
