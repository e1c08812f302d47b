import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as compact from './compact.example.js';
import * as decided from './decided.example.js';
import * as full from './full.example.js';

export default function ApprovalPage() {
  return (
    <KitPage
      title={t('Approval')}
      use={t(
        'Who decides a request step by step, and the buttons of the person whose turn it is. The page saves the decision.',
      )}
      examples={[
        { title: t('Full, on the page of a request'), module: full },
        { title: t('Compact, in a row or a card'), module: compact },
        { title: t('Declined by a stand-in'), module: decided },
      ]}
      access={[
        t('The step that is asked now is marked as the current one, and a change of status is read out.'),
        t('Declining without a reason moves the focus to the reason. In one line, Esc closes it.'),
      ]}
    />
  );
}
