import { WorkTitle } from '@pbr/ui/work-page';
import { FileLink } from '../../lib/lists/file-link.tsx';
import { useSessionUser } from '../../lib/session.ts';
import { InboxTabs } from './inbox-tabs.tsx';
import classes from './inbox-head.module.css';

interface InboxHeadProps {
  title: string;
  current: 'inquiries' | 'service-requests';
  /** The filtered list as a file; what is held back is in none. */
  file?: { url: string; name: string };
}

/** The title and the list as a file, in one line. The tabs of admins say the same as the title. */
export function InboxHead({ title, current, file }: InboxHeadProps) {
  const isAdmin = useSessionUser()?.role === 'admin';
  return (
    <header className={classes.head}>
      <div className={isAdmin ? 'for-readers' : undefined}>
        <WorkTitle>{title}</WorkTitle>
      </div>
      {isAdmin && <InboxTabs current={current} />}
      {file && (
        <FileLink href={file.url} className={classes.file} fileName={file.name}>
          <span>
            <span className="for-readers-on-phones">Exportar </span>CSV
          </span>
        </FileLink>
      )}
    </header>
  );
}
