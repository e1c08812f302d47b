import { addTextSource, joinTexts, lazyPage } from '@atrium/sdk';
import { SkeletonPage } from '@atrium/ui';
import { Suspense } from 'react';
import { styled } from '../../app/styled.js';
import { appTexts } from '../../language/app-texts.js';
import { workTexts } from '../../language/work-texts.js';

/** The page has all texts and styles of the portal, which those around sign-in do without. */
const Invitation = lazyPage(async () => {
  const [page] = await Promise.all([
    styled(() => import(/* webpackChunkName: 'page-event-invitation' */ './invitation.js'))(),
    // Without them the page is in English.
    addTextSource(joinTexts(appTexts, workTexts)).catch(() => undefined),
  ]);
  return page;
});

/** Where the links in mails about events lead. */
export default function EventAnswerPage() {
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Invitation />
    </Suspense>
  );
}
