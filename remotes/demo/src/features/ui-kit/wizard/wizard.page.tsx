import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as onboarding from './onboarding.example.js';
import * as resumed from './resumed.example.js';

export default function WizardPage() {
  return (
    <KitPage
      title={t('Wizard')}
      use={t('For a long form that people leave and continue. What fits on one page is a form page.')}
      examples={[
        {
          title: t('Steps with saved progress'),
          text: t('Each step is checked before the next. The page saves the progress where it likes.'),
          module: onboarding,
        },
        { title: t('Continued where it was left'), module: resumed },
      ]}
      access={[
        t(
          'Enter goes to the next step. A new step starts at its title, a wrong one at its first wrong field.',
        ),
        t('Steps already done are buttons. A phone shows one step and its number.'),
      ]}
    />
  );
}
