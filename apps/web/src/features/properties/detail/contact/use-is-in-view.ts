import { useEffect, useState } from 'react';

/** Whether the element with this id is on the screen; true until the browser says otherwise. */
export function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
