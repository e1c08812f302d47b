import { classNames } from '@atrium/ui';
import type { Product } from '../products.data.js';
import styles from './product-art.module.scss';

/** The views of a product: whole, close up, or in a room. */
export type ArtView = 'whole' | 'near' | 'room';

const BOXES: Record<ArtView, string> = { whole: '0 0 160 160', near: '40 36 84 84', room: '-50 -60 260 260' };

/** The drawing of a product. Show the name beside it. */
export function ProductArt({ product, view = 'whole' }: { product: Product; view?: ArtView }) {
  return (
    <svg
      className={classNames(styles['art'], styles[`hue${String(product.hue)}`])}
      viewBox={BOXES[view]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {view === 'room' && <Room />}
      {product.art.map(({ part, d }) => (
        <path key={d} className={styles[part]} d={d} />
      ))}
    </svg>
  );
}

function Room() {
  return (
    <>
      <path className={styles['wall']} d="M-200-200h560v340h-560z" />
      <path className={styles['floor']} d="M-200 138h560v200h-560z" />
      <path className={styles['window']} d="M-34-44h62v78h-62zM-3-44v78M-34-5h62" />
    </>
  );
}
