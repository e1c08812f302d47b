import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as comments from './comments.example.js';
import * as history from './history.example.js';

export default function RecordKitPage() {
  return (
    <KitPage
      title={t('Record')}
      use={t(
        'A record opens at an address of its own, over its list or as a page on a phone, with facts, parts, comments and history. RecordPage has it when it gets “opened”.',
      )}
      examples={[
        {
          title: t('History'),
          text: t('What happened and who did it, the newest first.'),
          module: history,
        },
        {
          title: t('Comments'),
          text: t('These are on your own account. Everyone who may read a record reads its comments.'),
          module: comments,
        },
      ]}
      access={[
        t('The name in a row is a link. Esc and Back close the record, and the focus returns to its name.'),
        t(
          'The parts are tabs: the arrow keys move between them, and each says alone that it could not be loaded.',
        ),
        t('Type @ to mention a person; the list is used with the arrow keys and Enter.'),
      ]}
    />
  );
}
