import type { PropertyImage } from '@pbr/schemas/property/photos';
import { useLazyDialog } from '../../../../lib/dialogs/use-lazy-dialog.ts';
import { download } from '../../../../lib/page/downloads.ts';

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
  const { module, opened, open, close } = useLazyDialog({
    load,
    failure: 'No se pudieron abrir las fotos. Intenta de nuevo.',
  });
  return {
    open: () => open(),
    /** Ignores failures: opening the viewer reports them. */
    preload: () => void download(load).catch(() => {}),
    dialog: opened && module && <module.PhotoViewer {...options} onClose={close} />,
  };
}
