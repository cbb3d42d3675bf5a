import { type Profile, profileSchema } from '@pbr/schemas/account/profile';
import { useRef, useState } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { useProfileChanged } from '../profile/use-profile-changed.ts';
import { UnusablePhoto } from '../../../lib/photos/photo-file.ts';
import { PhotoRefused, photoRequest } from '../../../lib/photos/photo-request.ts';
import { preparePhoto } from '../../../lib/photos/prepare-photo.ts';

interface Failure {
  message: string;
  /** The file for another try; absent if only another photo can succeed. */
  retry?: File;
}

/** Uploads one photo at a time and shows it everywhere once the server has it. */
export function usePhotoUpload() {
  const profileChanged = useProfileChanged();
  const [failure, setFailure] = useState<Failure>();
  /** `null` while the photo is made ready, then the sent share, from 0 to 1. */
  const [progress, setProgress] = useState<number | null>();
  const [preview, setPreview] = useState<string>();
  const abort = useRef<AbortController>(null);

  async function send(file: File) {
    if (abort.current) return;
    setFailure(undefined);
    const { signal } = (abort.current = new AbortController());
    setProgress(null);
    let url: string | undefined;
    try {
      const photo = await preparePhoto(file, signal);
      url = URL.createObjectURL(photo.file);
      setPreview(url);
      setProgress(0);
      profileChanged(await put(photo.file, signal, setProgress));
      notifySuccess('Foto actualizada', 'Así te ven ahora tus clientes y tus colegas.');
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error, file));
    } finally {
      abort.current = null;
      setProgress(undefined);
      setPreview(undefined);
      if (url !== undefined) URL.revokeObjectURL(url);
    }
  }

  return {
    send: (file: File) => void send(file),
    cancel: () => abort.current?.abort(),
    forgetFailure: () => setFailure(undefined),
    failure,
    progress,
    preview,
  };
}

async function put(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Profile> {
  const body = new FormData();
  body.append('photo', file);
  const request = { method: 'PUT', path: '/api/user/photo', body, signal, onProgress } as const;
  return profileSchema.parse(await photoRequest(request));
}

function failureOf(error: unknown, file: File): Failure {
  if (error instanceof UnusablePhoto) return { message: error.message };
  if (!(error instanceof PhotoRefused))
    return { message: 'No se pudo subir la foto.', retry: file };
  return error.isPassing ? { message: error.message, retry: file } : { message: error.message };
}
