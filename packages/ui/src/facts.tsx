import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
  className?: string | undefined;
}

/** Names with their values; nothing where there are none. */
export function Facts({ facts, className }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
