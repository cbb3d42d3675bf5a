import type { ComponentProps } from 'react';
import { SearchIcon } from './icons/icons.tsx';
import classes from './search-box.module.css';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** For screen readers; everybody else sees the placeholder. */
  label: string;
}

/** A one-line field that searches a list. */
export function SearchBox({ label, ...input }: SearchBoxProps) {
  return (
    <label className={classes.box}>
      <SearchIcon />
      <input
        className={classes.input}
        type="search"
        name="search"
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        {...input}
      />
    </label>
  );
}
