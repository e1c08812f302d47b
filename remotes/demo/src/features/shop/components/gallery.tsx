import { t } from '@atrium/sdk';
import { useState, type KeyboardEvent } from 'react';
import type { Product } from '../products.data.js';
import { ProductArt, type ArtView } from './product-art.js';
import styles from './shop.module.scss';

const VIEWS: readonly ArtView[] = ['whole', 'near', 'room'];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const nameView = (view: ArtView) =>
  ({ whole: t('Full view'), near: t('Close-up'), room: t('In a room') })[view];

/** The pictures of a product: one large, and all of them below to choose from. */
export function Gallery({ product }: { product: Product }) {
  const [view, setView] = useState<ArtView>('whole');
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (VIEWS.indexOf(view) + step + VIEWS.length) % VIEWS.length;
    setView(VIEWS[next] ?? 'whole');
    event.currentTarget.querySelectorAll('button').item(next).focus();
  };
  return (
    <div>
      <div
        className={styles['stage']}
        role="img"
        aria-label={t('{name}: {view}', { name: product.name, view: nameView(view) })}
      >
        <ProductArt product={product} view={view} />
      </div>
      <div className={styles['views']} role="radiogroup" aria-label={t('Pictures')} onKeyDown={press}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            role="radio"
            aria-label={nameView(each)}
            aria-checked={each === view}
            tabIndex={each === view ? 0 : -1}
            onClick={() => setView(each)}
          >
            <ProductArt product={product} view={each} />
          </button>
        ))}
      </div>
    </div>
  );
}
