import { icon } from '@pbr/ui/icons/icon';

export const PencilIcon = icon(
  <path d="m4.5 19.5 1-4.2L15.8 5a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.7 18.5l-4.2 1Z" />,
);
