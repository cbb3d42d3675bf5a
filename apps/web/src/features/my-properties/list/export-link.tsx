import type { MyPropertiesSearch } from '@pbr/schemas/property/mine';
import type { ReactNode } from 'react';
import { FileLink } from '../../../lib/lists/file-link.tsx';
import { stringifySearch } from '../../../lib/lists/search-params.ts';
import { changeSearch } from './change-search.ts';

interface ExportLinkProps {
  search: MyPropertiesSearch;
  className: string | undefined;
  onSave?: () => void;
  children: ReactNode;
}

/** Saves the list as a file, with all its pages. */
export function ExportLink({ search, ...rest }: ExportLinkProps) {
  const href = `/api/properties.csv${stringifySearch(changeSearch(search, {}))}`;
  return <FileLink {...rest} href={href} fileName="propiedades.csv" />;
}
