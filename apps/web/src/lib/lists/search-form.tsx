import { SearchBox } from '@pbr/ui/search-box';
import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchFormProps {
  /** For screen readers; everybody else sees the placeholder. */
  label: string;
  placeholder: string;
  /** The text in the URL. */
  searched: string | undefined;
  onSearch: (text: string | undefined) => void;
  className?: string | undefined;
  children?: ReactNode;
}

/** Searches a list while the person types. */
export function SearchForm(props: SearchFormProps) {
  const { searched, onSearch, className = classes.search, children, ...words } = props;
  const { field, onSubmit } = useTypedSearch(searched, (text) => onSearch(text || undefined));
  return (
    <form role="search" className={className} onSubmit={onSubmit}>
      <SearchBox {...words} {...field} />
      {children}
    </form>
  );
}
