import type { Shot } from './shots.js';

interface LandingShotProps {
  shot: Shot;
  /** What is seen on it. */
  alt: string;
}

/** A true picture of the product, in the theme of the page: the other one is not fetched. */
export function LandingShot({ shot: { light, dark, width, height }, alt }: LandingShotProps) {
  const common = { alt, width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <img {...common} className="at-lp-shot is-light" src={light} />
      <img {...common} className="at-lp-shot is-dark" src={dark} />
    </>
  );
}
