import { t } from '@atrium/sdk';

/** What a page says before its first task. */
export const firstUse = () => ({
  title: t('No tasks yet'),
  text: t(
    'Write down what is to be done, who does it and until when. Tasks that you are assigned appear here.',
  ),
});
