import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as hint from './hint.example.js';
import * as sides from './sides.example.js';

export default function PopoverPage() {
  return (
    <KitPage
      title={t('Popovers')}
      use={t('A few lines with a title, beside the button that opens them.')}
      examples={[
        { title: t('An explanation'), module: hint },
        { title: t('Four sides'), module: sides },
      ]}
      access={[
        t('The focus goes into it; Esc closes it and gives the focus back, leaving it closes it as well.'),
        t('Start and end follow the direction of reading.'),
      ]}
    />
  );
}
