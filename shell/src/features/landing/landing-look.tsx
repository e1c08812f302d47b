import { t } from '@atrium/sdk';
import { LandingShot } from './landing-shot.js';
import { DAY_BOARD, PHONE } from './shots.js';

/** Two more pictures of the product: at a desk, and on the way to it. */
export function LandingLook() {
  return (
    <section>
      <h2>{t('One day, as everybody sees it')}</h2>
      <p className="at-muted">{t('Pictures of the product itself, with its demo company.')}</p>
      <div className="at-lp-look">
        <figure>
          <LandingShot shot={DAY_BOARD} alt={t('The day board: who is in, on a break, late or away')} />
          <figcaption>{t('HR sees who is in, as it happens.')}</figcaption>
        </figure>
        <figure>
          <LandingShot shot={PHONE} alt={t('Clocking in on a phone')} />
          <figcaption>{t('Everybody clocks in, from a phone too.')}</figcaption>
        </figure>
      </div>
    </section>
  );
}
