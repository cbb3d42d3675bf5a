import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPropertyDetail } from '../../../../testing/a-property-detail.ts';
import { Part as LinkedMedia } from './linked-media.tsx';

const media = {
  name: 'Casa con patio',
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  tourUrl: 'https://kuula.co/share/NhFVw',
};

describe('the video and the tour of a listing', () => {
  it('load nothing before a click that says who learns of it', async () => {
    const { container } = render(<LinkedMedia property={aPropertyDetail(media)} />);
    expect(container.querySelectorAll('iframe, img, video, link, script')).toHaveLength(0);
    const button = screen.getByRole('button', { name: /^Ver el video/u });
    expect(button.textContent).toContain('Viene de YouTube, que al abrirlo sabrá de tu visita.');

    await userEvent.click(button);
    const frame = screen.getByTitle('Video de Casa con patio');
    expect(frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    expect(frame.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-presentation',
    );
    expect(document.activeElement).toBe(frame);
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Ver el recorrido/u })).toBeTruthy();
  });

  it('take the focus once, and leave it where somebody puts it afterwards', async () => {
    const property = aPropertyDetail(media);
    const { rerender } = render(<LinkedMedia property={property} />);
    await userEvent.click(screen.getByRole('button', { name: /^Ver el video/u }));
    const tour = screen.getByRole('button', { name: /^Ver el recorrido/u });
    tour.focus();
    rerender(<LinkedMedia property={{ ...property }} />);
    expect(document.activeElement).toBe(tour);
  });

  it('are links to a new tab, without scripts too', () => {
    const html = renderToStaticMarkup(<LinkedMedia property={aPropertyDetail(media)} />);
    const links = [...new DOMParser().parseFromString(html, 'text/html').links];
    expect(
      links.map(({ href, target, rel, textContent }) => [href, target, rel, textContent]),
    ).toEqual([
      [media.videoUrl, '_blank', 'noopener noreferrer', 'Abrir en YouTube'],
      [media.tourUrl, '_blank', 'noopener noreferrer', 'Abrir en Kuula'],
    ]);
    expect(html).not.toContain('iframe');
  });

  it('leave no heading without a URL, or with one that has no player', () => {
    const videoUrl = 'https://evil.mx/watch?v=dQw4w9WgXcQ';
    const { container } = render(
      <LinkedMedia property={aPropertyDetail({ videoUrl, tourUrl: null })} />,
    );
    expect(container.textContent).toBe('');
  });
});
