import { Button } from '@pbr/ui/button';
import type { RefusedFile } from './use-photo-board.ts';
import classes from './photos.module.css';

interface RefusedFilesProps {
  files: readonly RefusedFile[];
  onRead: () => void;
}

/** Names the chosen files that are not among the photos, each with its reason. */
export function RefusedFiles({ files, onRead }: RefusedFilesProps) {
  // The region stays, so that screen readers announce what appears in it.
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className={classes.failed}>
          <ul className={classes.refused}>
            {files.map(({ key, name, reason }) => (
              <li key={key}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
          <Button onClick={onRead}>Entendido</Button>
        </div>
      )}
    </div>
  );
}
