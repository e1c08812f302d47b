import { lazyPage } from '@atrium/sdk';
import { Suspense } from 'react';
import { FlowButton } from '../flow/flow-button.js';

const StartButton = lazyPage<object>(() => import('../template/start-button.js'));

/** Starts from a template, once there is one. */
export const TemplateButton = () => (
  <Suspense>
    <StartButton />
  </Suspense>
);

/** What can be done with all tasks of a page, besides adding one. */
export function PageButtons() {
  return (
    <>
      <FlowButton />
      <TemplateButton />
    </>
  );
}
