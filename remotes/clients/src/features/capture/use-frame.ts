import { useEffect, useRef } from 'react';

/** In a frame of another site: tells it how high the form is, and asks it to open the page that follows. */
export function useFrame() {
  const ref = useRef<HTMLDivElement>(null);
  const isFramed = window.parent !== window;
  useEffect(() => {
    const content = ref.current;
    if (!isFramed || !content) return undefined;
    // The height is no secret, and only the portal's own script in an allowed site listens.
    const tell = () => window.parent.postMessage({ atriumHeight: content.scrollHeight }, '*');
    const observer = new ResizeObserver(tell);
    observer.observe(content);
    return () => observer.disconnect();
  }, [isFramed]);
  const leave = (url: string) => {
    if (isFramed) window.parent.postMessage({ atriumOpen: url }, '*');
    else window.location.assign(url);
  };
  return { ref, leave };
}
