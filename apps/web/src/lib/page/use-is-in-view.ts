import { useEffect, useState } from 'react';

/** Whether the element with this id is on the screen, or so near to it; `otherwise` until the browser says. */
export function useIsInView(id: string, otherwise: boolean, rootMargin = '0px'): boolean {
  const [isInView, setIsInView] = useState(otherwise);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      // A busy browser tells of several moments at once; the last one is now.
      (moments) => setIsInView(moments.at(-1)?.isIntersecting ?? true),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, rootMargin]);
  return isInView;
}
