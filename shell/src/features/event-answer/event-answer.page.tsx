import { addTextSource, joinTexts, lazyPage, t } from '@atrium/sdk';
import { SkeletonPage } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { styled } from '../../app/styled.js';
import { usePageTitle } from '../../app/use-page-title.js';
import { appTexts } from '../../language/app-texts.js';
import { workTexts } from '../../language/work-texts.js';
import { useLinkToken } from '../../session/use-link-token.js';

/** The page has all texts and styles of the portal, which those around sign-in do without. */
const Invitation = lazyPage(async () => {
  const [page] = await Promise.all([
    styled(() => import(/* webpackChunkName: 'page-event-invitation' */ '@atrium/work-ui/calendar/answer'))(),
    // Without them the page is in English.
    addTextSource(joinTexts(appTexts, workTexts)).catch(() => undefined),
  ]);
  return page;
});

/** Where the links in mails about events lead. */
export default function EventAnswerPage() {
  const [title, setTitle] = useState(() => t('Invitation'));
  usePageTitle(title);
  const link = useLinkToken();
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Invitation link={link} onTitle={setTitle} />
    </Suspense>
  );
}
