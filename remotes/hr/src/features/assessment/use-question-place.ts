import { confirm, t } from '@atrium/sdk';
import { useState } from 'react';

/** Which question is shown. One whose files are still being sent, which would stop, is not left without asking. */
export function useQuestionPlace() {
  const [place, setPlace] = useState(0);
  const [underWay, setUnderWay] = useState(0);
  const mayLeave = async (): Promise<boolean> =>
    underWay === 0 ||
    confirm({
      title: t('{files, plural, one {Stop sending the file?} other {Stop sending # files?}}', {
        files: underWay,
      }),
      text: t('Files that are not fully sent are not handed in.'),
      confirmText: t('Stop sending'),
      tone: 'danger',
    });
  const choose = async (next: number) => {
    if (next !== place && (await mayLeave())) setPlace(next);
  };
  return { place, choose: (next: number) => void choose(next), mayLeave, setUnderWay };
}
