import './phone-drawer-styles.ts';
import { Drawer } from '@mantine/core';
import type { NavigationLink } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './phone-drawer.module.css';

interface PhoneDrawerProps {
  opened: boolean;
  title: string;
  links: readonly NavigationLink[];
  onClose: () => void;
}

export function PhoneDrawer({ opened, title, links, onClose }: PhoneDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="xs"
      title={title}
      closeButtonProps={{ 'aria-label': 'Cerrar menú', size: 'xl' }}
    >
      <nav aria-label="Menú">
        <ul className={classes.links}>
          <NavigationLinks links={links} className={classes.link} onNavigate={onClose} />
        </ul>
      </nav>
    </Drawer>
  );
}
