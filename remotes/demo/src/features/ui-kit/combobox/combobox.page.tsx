import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as long from './long.example.js';
import * as many from './many.example.js';
import * as one from './one.example.js';

export default function ComboboxPage() {
  return (
    <KitPage
      title={t('Comboboxes')}
      use={t('To choose from more than ten options, or from what the server finds.')}
      examples={[
        { title: t('One of many'), module: one },
        {
          title: t('Several of many'),
          text: t('What is missing can be created with onCreate.'),
          module: many,
        },
        {
          title: t('A long list'),
          text: t('Only the rows that can be seen are drawn.'),
          module: long,
        },
      ]}
      access={[
        t('Arrow keys open the list and move in it, Enter chooses, Esc closes it, Tab leaves the field.'),
        t('The name of an option, typed in full, chooses it.'),
        t('Backspace in an empty field removes the last chip.'),
      ]}
    />
  );
}
