import { pageFailures } from '@pbr/schemas/page-failures';
import { type ReactNode, useState } from 'react';
import { notifyFailure } from '../notify.ts';
import { downloadFile, FileRefused } from './download-file.ts';

interface FileLinkProps {
  href: string;
  fileName: string;
  className: string | undefined;
  onSave?: () => void;
  children: ReactNode;
}

/** Saves a list as a file. Without scripts it is a plain link. */
export function FileLink({ href, fileName, className, onSave, children }: FileLinkProps) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    onSave?.();
    setBusy(true);
    try {
      await downloadFile(href, fileName);
    } catch (error) {
      notifyFailure(
        error instanceof FileRefused ? error.message : pageFailures['connection.lost'],
        'No se descargó el archivo',
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <a
      href={href}
      download={fileName}
      className={className}
      aria-busy={isBusy}
      onClick={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      {children}
    </a>
  );
}
