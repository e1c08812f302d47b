import { t } from '@atrium/sdk';
import type { PortalAnswer } from '../../navigation/use-portal.js';
import { FeatureCards } from './feature-cards.js';
import { FrequentContacts } from './frequent-contacts.js';

interface OverviewProps {
  answer: PortalAnswer;
  close: () => void;
}

/** The portal's main features, and the people whom the person writes to most. */
export default function OverviewPanel({ answer, close }: OverviewProps) {
  return (
    <div className="at-mega">
      <section aria-labelledby="mega-features">
        <h2 id="mega-features">{t('Features')}</h2>
        <FeatureCards answer={answer} close={close} />
      </section>
      <section aria-labelledby="mega-contacts">
        <h2 id="mega-contacts">{t('Frequent Contacts')}</h2>
        <FrequentContacts close={close} />
      </section>
    </div>
  );
}
