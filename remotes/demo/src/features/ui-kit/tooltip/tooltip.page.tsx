import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as hint from './hint.example.js';
import * as sides from './sides.example.js';

export default function TooltipPage() {
  return (
    <KitPage
      title={t('Tooltips')}
      use={t('One line that explains a control. Text that people must read belongs on the page.')}
      examples={[
        { title: t('On hover and on focus'), module: hint },
        { title: t('Four sides'), module: sides },
      ]}
      access={[
        t('It describes its control, which has a name of its own.'),
        t('It can be pointed at, and Esc hides it without closing anything else.'),
      ]}
    />
  );
}
