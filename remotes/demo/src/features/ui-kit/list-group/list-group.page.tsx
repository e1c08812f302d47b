import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as compact from './compact.example.js';
import * as plain from './plain.example.js';
import * as pressable from './pressable.example.js';

export default function ListGroupPage() {
  return (
    <KitPage
      title={t('List groups')}
      use={t('A short list of records, each with a secondary line.')}
      examples={[
        { title: t('To read'), module: plain, canvas: true },
        { title: t('To click'), module: pressable, canvas: true },
        { title: t('Compact, and with long words'), module: compact, canvas: true },
      ]}
      access={[t('The whole row is one link or one button, with one name.')]}
    />
  );
}
