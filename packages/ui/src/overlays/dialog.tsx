import './overlay-sheets.ts';
import '@mantine/core/styles/Modal.layer.css';
import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import classes from './dialog.module.css';
import { CloseIcon } from '../icons/icons.tsx';
import { useIsCovered } from './covering.tsx';
import { useLayer } from './layers.tsx';
import { WithMantine } from '../with-mantine.tsx';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: React.ReactNode;
  /** A name of the theme ('sm', 'lg') or a CSS width. */
  size: string;
  /** At most this wide (a media query's width), the window is filled. */
  fullScreenUpTo?: string;
  /** The distance from the top of the window; by default the dialog is centred. */
  top?: string;
  /** False where a stray click must not lose anything. */
  closesOnClickOutside?: boolean;
  /** True while a question lies over the dialog: that one handles the keys. */
  isCovered?: boolean;
  hasCloseButton?: boolean;
  /** False for a question that a step back has raised: the browser is on another entry until it is answered. */
  closesOnBack?: boolean;
  classNames?: { content?: string; header?: string };
  children: React.ReactNode;
}

/** A window over the page. It keeps the focus inside and gives it back when it closes. */
export function Dialog({
  opened,
  fullScreenUpTo = '0',
  top,
  closesOnClickOutside = true,
  isCovered = false,
  hasCloseButton = true,
  closesOnBack = true,
  classNames,
  ...rest
}: DialogProps) {
  // Mount closed, then open: Mantine records the focused element on that change and restores the focus to it.
  const isMounted = useMounted();
  useLayer(opened && closesOnBack, rest.onClose);
  const isBelow = useIsCovered();
  const fullScreen = useMediaQuery(`(max-width: ${fullScreenUpTo})`, false, {
    getInitialValueInEffect: false,
  });
  const alignment: Partial<ModalProps> = top === undefined ? { centered: true } : { yOffset: top };
  return (
    <WithMantine>
      <Modal
        opened={opened && isMounted}
        fullScreen={fullScreen}
        radius="lg"
        {...alignment}
        closeOnClickOutside={closesOnClickOutside}
        closeOnEscape={!isCovered && !isBelow}
        trapFocus={!isCovered}
        withCloseButton={hasCloseButton}
        classNames={{ title: classes.title ?? '', ...classNames }}
        // Mantine renders a `<header>`; outside a sectioning element it would be a second banner landmark.
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Cerrar', size: 'xl', icon: <CloseIcon size={24} /> }}
        {...rest}
      />
    </WithMantine>
  );
}
