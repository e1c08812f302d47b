import { t } from '@atrium/sdk';
import { LandingShot } from './landing-shot.js';
import { EMPLOYEES, PHONE } from './shots.js';

/** Two more pictures of the product: on a desktop and on a phone. */
export function LandingLook() {
  return (
    <section>
      <h2>{t('One day, seen by every role')}</h2>
      <p className="at-muted">{t('Pictures of the product itself, with its demo company.')}</p>
      <div className="at-lp-look">
        <figure>
          <LandingShot shot={EMPLOYEES} alt={t('The list of employees, with departments and managers')} />
          <figcaption>{t('HR keeps one record for each person.')}</figcaption>
        </figure>
        <figure>
          <LandingShot shot={PHONE} alt={t('Clocking in on a phone')} />
          <figcaption>{t('Everyone clocks in, from a phone too.')}</figcaption>
        </figure>
      </div>
    </section>
  );
}
