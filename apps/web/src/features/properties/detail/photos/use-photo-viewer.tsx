import type { PropertyImage } from '@pbr/schemas/property/photos';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '../../../../lib/notify.ts';
import type * as photoViewer from './photo-viewer.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The photos fill the screen. The viewer is a history step, so that a phone's back button closes it. */
    isViewingPhotos?: boolean;
  }
}

const load = () => import('./photo-viewer.tsx');

interface PhotoViewerOptions {
  propertyName: string;
  images: readonly PropertyImage[];
  /** The index of the first photo shown. */
  start: number;
  onShow: (index: number) => void;
}

/** The full-screen photo viewer; its code loads when it is first opened. */
export function usePhotoViewer(options: PhotoViewerOptions) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const isOpen = useRouterState({ select: ({ location }) => location.state.isViewingPhotos });
  const [module, setModule] = useState<typeof photoViewer>();

  /** Going back takes the browser a moment; a second step back would leave the page. */
  const isClosing = useRef(false);
  useEffect(() => {
    if (!isOpen) isClosing.current = false;
  }, [isOpen]);

  function open() {
    void navigate({
      to: '.',
      state: (state) => ({ ...state, isViewingPhotos: true }),
      resetScroll: false,
    });
  }

  function close() {
    if (isClosing.current || !history.location.state.isViewingPhotos) return;
    isClosing.current = true;
    history.back();
  }

  useEffect(() => {
    if (!isOpen || module !== undefined) return;
    load().then(setModule, () => {
      if (history.location.state.isViewingPhotos) history.back();
      notifyFailure('Error', 'No se pudieron abrir las fotos. Revisa tu conexión.');
    });
  }, [isOpen, module, history]);

  return {
    open,
    /** Ignores failures: opening the viewer reports them. */
    preload: () => void load().catch(() => {}),
    dialog: isOpen && module && <module.PhotoViewer {...options} onClose={close} />,
  };
}
