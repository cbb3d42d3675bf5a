// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StateBadges } from './state-badges.tsx';

it.each([
  [true, null, 'Activa'],
  [false, null, 'Inactiva'],
  [true, 'apartada', 'Activa Apartada'],
  [false, 'apartada', 'Inactiva Apartada'],
  [true, 'vendida', 'Vendida'],
  [true, 'rentada', 'Rentada'],
  [false, 'vendida', 'Inactiva Vendida'],
])('of a listing that is active %s and %s say %j', (isActive, dealStatus, words) => {
  const { container } = render(
    <StateBadges isActive={isActive} isDraft={false} dealStatus={dealStatus} />,
  );
  expect(container.textContent.trim()).toBe(words);
});

it('of a draft say only that', () => {
  const { container } = render(<StateBadges isActive={false} isDraft dealStatus={null} />);
  expect(container.textContent.trim()).toBe('Borrador');
});
