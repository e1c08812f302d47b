import type { Shot } from './shots.js';

interface LandingShotProps {
  shot: Shot;
  /** What the picture shows. */
  alt: string;
}

/** A screenshot of the product in the page's theme; the other theme's is not loaded. */
export function LandingShot({ shot: { light, dark, width, height }, alt }: LandingShotProps) {
  const common = { alt, width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <img {...common} className="at-lp-shot is-light" src={light} />
      <img {...common} className="at-lp-shot is-dark" src={dark} />
    </>
  );
}
