import { type Profile, profileSchema } from '@pbr/schemas/account/profile';
import { useRef, useState } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { useProfileChanged } from '../profile/use-profile-changed.ts';
import { adviceOn, refusalOf } from '../../../lib/photos/photo-file.ts';
import { PhotoRefused, photoRequest } from '../../../lib/photos/photo-request.ts';
import { shrinkPhoto } from '../../../lib/photos/photo-shrinking.ts';

interface Failure {
  message: string;
  /** The file for another try; absent if only another photo can succeed. */
  retry?: File;
}

/** Uploads one photo at a time and shows it everywhere once the server has it. */
export function usePhotoUpload() {
  const profileChanged = useProfileChanged();
  const [failure, setFailure] = useState<Failure>();
  /** From 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number>();
  const [preview, setPreview] = useState<string>();
  const abort = useRef<AbortController>(null);

  async function send(file: File) {
    if (abort.current) return;
    const refusal = refusalOf(file);
    setFailure(refusal === undefined ? undefined : { message: refusal });
    if (refusal !== undefined) return;
    const { signal } = (abort.current = new AbortController());
    const url = URL.createObjectURL(file);
    setPreview(url);
    setProgress(0);
    try {
      const photo = await shrinkPhoto(file);
      signal.throwIfAborted();
      profileChanged(await put(photo, signal, setProgress));
      notifySuccess('Foto actualizada', 'Así te ven ahora tus clientes y tus colegas.');
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error, file));
    } finally {
      abort.current = null;
      setProgress(undefined);
      setPreview(undefined);
      URL.revokeObjectURL(url);
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
  if (!(error instanceof PhotoRefused))
    return { message: 'No se pudo subir la foto.', retry: file };
  if (error.code === 'image.unsupported') return { message: `${error.message} ${adviceOn(file)}` };
  return error.isPassing ? { message: error.message, retry: file } : { message: error.message };
}
